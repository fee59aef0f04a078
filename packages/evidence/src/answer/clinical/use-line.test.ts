import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { readStarterCorpus } from '../../corpus/starter/starter.ts'
import { answerFrames } from '../frames/answer-frames.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'
import { verifySentences } from '../verify.ts'
import { useLines } from './use-line.ts'
import { read } from '../../question/testing/read.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

const asked = read('dose')

async function lineOf(question: string): Promise<string | undefined> {
  const { summary } = await ask(question, 'clinical', starter.parts)
  return summary?.bottomLine.text
}

describe('a question on use is answered with its figure', () => {
  test.each([
    [
      'dexamethasone dose covid on oxygen',
      /dexamethasone, 6 mg once daily, oral or intravenous, up to 10 days/u,
    ],
    ['how long prednisolone for COPD exacerbation', /\b5 days/u],
    ['colchicine dose pericarditis', /0\.5 mg twice daily/u],
    ['amoxicillin dose child otitis media', /80 to 90 mg\/kg/u],
    ['giant cell arteritis prednisolone dose', /prednisolone 40 to 60 mg/u],
  ])('%s', async (question, figure) => {
    expect(await lineOf(question)).toMatch(figure)
  })

  test('how many days antibiotics for cystitis', async () => {
    expect(await lineOf('how many days antibiotics for cystitis')).toMatch(/\b5 days/u)
  })

  test('the dose of one drug is never that of another of its arm', async () => {
    const line = await lineOf('giant cell arteritis, how much prednisone before the biopsy')
    expect(line).not.toMatch(/162 mg/u)
  })

  test('outside English the figures are quoted as the record has them', async () => {
    expect(await lineOf('Dexamethason Dosis bei Covid mit Sauerstoff')).toMatch(
      /Dexamethason.*„6 mg once daily/u,
    )
  })
})

test('where the arms differ in what is asked, the line says which of them did better', async () => {
  const line = await lineOf('how long antibiotics for bloodstream infection, 7 or 14 days')

  expect(line).toMatch(/\b7\b.*\b14\b|\b7 days/u)
  expect(line).not.toMatch(/^As studied/u)
})

test('how long something else was given than what is asked about is not told', async () => {
  const line = await lineOf('78f NSTEMI on apixaban for AF how long triple therapy')

  expect(line).not.toMatch(/^As studied/u)
})

test('what a study did harm with is never told as how to give it', async () => {
  const line = await lineOf('african child septic shock no dehydration, saline bolus 20-40 ml/kg')

  expect(line).toMatch(/^Do not/u)
})

test('every such line of every record holds before the record', async () => {
  const frames = answerFrames('en', { lexicon: starter.parts.lexicon, spelling: 'uk' })
  const documents = await readStarterCorpus(resolve(import.meta.dirname, '../../../../../content'))
  const broken: string[] = []
  let told = 0
  for (const document of documents)
    for (const speechAct of ['dose', 'duration', 'timing'] as const) {
      const { study, id, title } = document
      const [text] =
        study == null ? [] : useLines(study, { ...asked, speechAct }, title.split(':')[0] ?? '', frames)
      if (text === undefined) continue
      told += 1
      const quote = document.sections[0]?.text ?? ''
      const held = verifySentences([{ text, role: 'lead', citations: [{ id, quote }] }], [document])
      if (held.length === 0) broken.push(`${id}: ${text}`)
    }

  expect(told).toBeGreaterThan(500)
  expect(broken).toEqual([])
})
