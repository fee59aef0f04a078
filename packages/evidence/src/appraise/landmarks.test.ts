import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findEffects } from './effects.ts'
import { findParticipants } from './participants.ts'

const path = fileURLToPath(new URL('../../../../../shared/clinical/landmark-studies.jsonl', import.meta.url))
const Study = z.object({
  name: z.string(),
  n: z.number().nullable(),
  effect: z
    .object({
      text: z.string().nullish(),
      estimate: z.number().nullish(),
      ci_low: z.number().nullish(),
      ci_high: z.number().nullish(),
      ci_level: z.number().nullish(),
    })
    .nullish(),
})
const isThere = existsSync(path)
const studies = isThere
  ? readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => Study.parse(JSON.parse(line)))
  : []

/** Ways papers print the same interval. */
const printed: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(/(\d)\.(\d)/gu, '$1·$2').replace(/ to /u, '–'),
  (text) =>
    text.replace(/ \((\d+(?:\.\d+)?%) CI /u, '; $1 confidence interval [CI], ').replace(/\)$/u, '; P=0.04'),
  (text) => text.replaceAll(/-(?=\d)/gu, '−').replace(/ CI /u, ' CI: '),
]

test.skipIf(!isThere)('intervals of landmark studies are read exactly, however they are printed', () => {
  const withInterval = studies.flatMap(({ effect }) =>
    effect?.ci_low == null || effect.text == null ? [] : [{ ...effect, text: effect.text }],
  )

  const wrong = withInterval.flatMap((effect) =>
    printed
      .map((print) => `In the trial, ${print(effect.text)} for the primary outcome.`)
      .filter((text) => {
        const found = findEffects(text)[0]
        return (
          found?.estimate !== effect.estimate ||
          found?.low !== effect.ci_low ||
          found?.high !== effect.ci_high ||
          found?.level !== effect.ci_level
        )
      }),
  )

  expect(withInterval.length).toBeGreaterThan(300)
  expect(wrong.length / (withInterval.length * printed.length), wrong.slice(0, 5).join('\n')).toBeLessThan(
    0.05,
  )
})

test.skipIf(!isThere)('numbers of participants of landmark studies are read exactly', () => {
  const counted = studies.flatMap(({ n }) => (n === null ? [] : [n]))
  const phrases = [
    (n: number) => `A total of ${n.toLocaleString('en-GB')} patients were enrolled at 20 centres.`,
    (n: number) => `We randomly assigned ${n} patients in 2015 to 10 mg daily or placebo.`,
    (n: number) => `Of ${n * 3} patients screened, ${n.toLocaleString('en-GB')} were randomised.`,
  ]

  const wrong = counted.flatMap((n) =>
    phrases
      .map((phrase) => phrase(n))
      .filter((text) => findParticipants([{ text, part: 'methods' }])?.count !== n),
  )

  expect(wrong.length / (counted.length * phrases.length), wrong.slice(0, 5).join('\n')).toBeLessThan(0.05)
})
