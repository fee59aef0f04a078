import { render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../lib/language/i18n.ts'
import { LinkedText } from './linked-text.tsx'

beforeAll(() => startI18n('en-GB'))

const linksOf = (text: string) => {
  render(<LinkedText text={text} />)
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

describe('a text with addresses', () => {
  it('lets a reader write to an e-mail address and follow a web address, and leaves the marks around them alone', () => {
    const text = 'Ask a@b.example.org, or read (https://db-ip.com, CC BY 4.0) and https://example.org/a.'

    const links = linksOf(text)

    expect(links).toEqual(['mailto:a@b.example.org', 'https://db-ip.com', 'https://example.org/a'])
    expect(document.body.textContent?.replaceAll(' (opens in a new tab)', '')).toBe(text)
  })

  it('gives a web address no way back to the page', () => {
    linksOf('https://example.org')

    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
  })

  it.each([
    'Plain words.',
    '<b>bold</b> <script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('makes nothing else of it than text: %s', (text) => {
    expect(linksOf(text)).toEqual([])
    expect(document.body.textContent).toBe(text)
    expect(document.body.querySelector('b, script')).toBeNull()
  })
})
