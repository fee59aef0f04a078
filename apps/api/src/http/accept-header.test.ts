import { expect, it } from 'vitest'
import { readAcceptHeader, findLanguage } from './accept-header.ts'

const languages = ['de', 'en-GB', 'en-US', 'es', 'it']

it.each([
  { header: 'it-CH,it;q=0.9,en;q=0.8', language: 'it' },
  { header: 'en-US,en;q=0.9', language: 'en-US' },
  { header: 'en-AU,en;q=0.9', language: 'en-GB' },
  { header: 'fr;q=0.9,de-AT;q=0.7,es;q=0.8', language: 'es' },
  { header: 'it;q=0,DE', language: 'de' },
  { header: 'fr, *;q=0.5', language: undefined },
  { header: undefined, language: undefined },
])('a browser that asks for $header reads $language', ({ header, language }) => {
  expect(findLanguage(header, languages)).toBe(language)
})

it('puts what is wanted most first, and leaves out what is not wanted', () => {
  expect(readAcceptHeader('gzip;q=0.5, br;q=0, Deflate')).toEqual(['deflate', 'gzip'])
})
