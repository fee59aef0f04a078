import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../lib/language/i18n.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { dapaHf, dig } from '../features/ai/clinical/clinical.fixture.ts'
import { Quote } from './quote.tsx'

beforeAll(async () => {
  await renderUi(null)
  await loadTexts('evidence')
})

it.each([
  ['the words of an abstract stand in quotation marks', dig, `“${dig.quote}”`, 'abstract'],
  ['a summary of our own stands without, and says what it is', dapaHf, dapaHf.quote, 'own synopsis'],
])('%s', async (_, source, words, part) => {
  await renderUi(<Quote source={source} quote={source.quote} />)

  const quote = screen.getByRole('blockquote')
  expect(quote.textContent).toBe(words)
  expect(screen.getByRole('figure').textContent).toContain(part)
})
