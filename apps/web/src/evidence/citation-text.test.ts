import { expect, it } from 'vitest'
import { answerFixture } from '../features/ai/clinical/clinical.fixture.ts'
import { numberSources } from './answer-sources.ts'
import { citationText } from './citation-text.ts'

it('is one source as a reference list prints it', () => {
  const [dapaHf] = numberSources(answerFixture.evidence)

  const text = dapaHf && citationText(dapaHf)

  expect(text).toBe(
    'McMurray JJV, Solomon SD, Inzucchi SE. Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction. N Engl J Med. 2019. PMID 31535829. https://pubmed.ncbi.nlm.nih.gov/31535829/',
  )
})
