import { describe, expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

describe('splitSentences', () => {
  test.each([
    ['The hazard ratio was 0.74 (95% CI 0.65 to 0.85; P<0.001). Deaths were fewer.', 2],
    ['Dapagliflozin vs. Placebo was compared. It helped.', 2],
    ['As shown by Smith et al. (2019) the effect holds. It was small.', 2],
    ['The difference was significant (P = .01). Fewer relapsed.', 2],
    ['E. coli grew in 12 of 40. S. Aureus grew in none.', 2],
    ['Patients took vitamin D. Controls took none.', 2],
    ['Is it safe? It is! We think so.', 3],
    ['Age was 65.3 (SD 4.1) years; n=1,099 women.', 1],
    ['Aims\nTo compare two drugs', 2],
    ['E.g. Aspirin was used, i.e. ASA, approx. 100 mg.', 1],
    ['He left (see below.) She stayed "here." They ate.', 3],
    ['mean 0.24 vs 0.10, p = 0.016) and lower in both. 34 patients died.', 2],
    ['', 0],
    [' \n ', 0],
  ])('%j has %i sentences', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count)
  })

  test('every sentence is found verbatim and in order in its text', () => {
    const text =
      'BACKGROUND:  In α-thalassaemia, “Hb H” is low.\r\n We asked: why? (Nobody knew.) 95% CI, .65–.85 … End.'

    const sentences = splitSentences(text)

    let from = 0
    for (const sentence of sentences) {
      const at = text.indexOf(sentence, from)
      expect(at).toBeGreaterThanOrEqual(from)
      from = at + sentence.length
    }
    expect(sentences.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
  })

  test('a very long line without a stop is split in linear time', () => {
    const text = 'word '.repeat(200_000)

    expect(splitSentences(text)).toHaveLength(1)
  })
})
