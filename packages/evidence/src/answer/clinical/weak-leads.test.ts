import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { readFit } from '../fit/fit.ts'
import {
  abstract,
  askAmong,
  candidateOf,
  readLexicon,
  readQuestion,
  study,
} from '../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

describe('a paper that only mentions the treatment', () => {
  const mention = {
    ...abstract(
      'Inflammation after intracerebral haemorrhage',
      'Patients with intracerebral haemorrhage were reviewed. We conclude that inflammation during alteplase for intracerebral haemorrhage needs a remedy.',
    ),
    publicationTypes: ['Review'],
  }
  const question = 'should alteplase be given in intracerebral haemorrhage'

  test('does not answer', async () => {
    const { sentences } = await askAmong([mention], question, lexicon)

    expect(sentences).toEqual([])
  })

  test('answers when its title names it', async () => {
    const titled = { ...mention, title: 'Alteplase in intracerebral haemorrhage' }

    const { sentences } = await askAmong([titled], question, lexicon)

    expect(sentences[0]?.role).toBe('lead')
  })
})

test('an abstract without one of the drugs asked about does not answer', () => {
  const paper = abstract('Aspirin in heart failure', 'Adults with heart failure took aspirin.')
  const understood = readQuestion('aspirin and clopidogrel in heart failure', lexicon)

  const fits = [['heart failure', 'aspirin'], understood.concepts.map(({ term }) => term)].map(
    (matched) => readFit(candidateOf(paper, matched), understood, lexicon).answers,
  )

  expect(fits).toEqual([false, true])
})

test('another comparison is told and does not divide the evidence', async () => {
  const placebo = study({
    id: 'starter:one',
    title: 'ONE',
    population: 'adults with ischaemic stroke',
    intervention: 'alteplase',
    comparator: 'placebo',
    outcome: 'death',
  })
  const other = study({
    id: 'starter:two',
    title: 'TWO',
    population: 'adults with ischaemic stroke',
    intervention: 'tenecteplase',
    comparator: 'alteplase',
    outcome: 'death',
    direction: 'no-difference',
    result: 'In adults with ischaemic stroke, tenecteplase was non-inferior to alteplase for death.',
  })

  const { sentences } = await askAmong(
    [placebo, other],
    'should alteplase be given in ischaemic stroke',
    lexicon,
  )

  expect(sentences[0]?.text).not.toContain('divided')
  expect(sentences[0]?.text).toContain('supports alteplase over placebo')
})

function unconcluded(found: string) {
  return {
    ...abstract('', ''),
    pmid: '900001',
    sections: [
      { label: 'OBJECTIVE', text: 'To study whether zinc tablets shorten the common cold in adults.' },
      { label: 'RESULTS', text: found },
    ],
  }
}

describe('a paper without a conclusion', () => {
  const question = 'do zinc tablets shorten the common cold in adults'
  const found = 'The common cold was as long with zinc tablets as without in adults.'

  test('leads with a finding and not with what it set out to do', async () => {
    const { sentences } = await askAmong([unconcluded(found)], question, lexicon)

    expect(sentences[0]?.citations[0]?.quote).toBe(found)
  })

  test('is called by its number where it has no title and no authors', async () => {
    const unnamed = { ...unconcluded(found), authors: [] }

    const { sentences } = await askAmong([unnamed], question, lexicon)

    expect(sentences[0]?.text).toContain('PMID 900001')
    expect(sentences[0]?.text).not.toContain('“”')
  })
})
