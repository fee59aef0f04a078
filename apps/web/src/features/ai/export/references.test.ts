import { describe, expect, it } from 'vitest'
import { answerFixture, dapaHf } from '../clinical/clinical.fixture.ts'
import { consensusFixture } from '../consensus/consensus.fixture.ts'
import { guidelineFixture } from '../guideline/guideline.fixture.ts'
import { toBibtex } from '../../../evidence/references/bibtex.ts'
import { listReferences } from './references.ts'
import type { Reference } from '../../../evidence/references/reference.ts'
import { toRis } from '../../../evidence/references/ris.ts'

const words = {
  guideline: 'Clinical practice guideline',
  trial: 'Clinical trial registration',
  note: (score: number) => `Strength ${score} of 10`,
}

const article: Reference = {
  number: 1,
  kind: 'article',
  title: 'Dapagliflozin in heart failure',
  authors: ['McMurray JJV'],
  journal: 'N Engl J Med',
  year: 2019,
  pmid: '31535829',
  doi: '10.1056/NEJMoa1911303',
  registration: null,
  link: 'https://doi.org/10.1056/NEJMoa1911303',
  score: 9,
}

/** RIS as its readers split it: tag, two spaces, hyphen, space, value. */
const fieldsOf = (ris: string) =>
  ris
    .replace(/\r\n$/u, '')
    .split('\r\n')
    .map((line) => {
      const [, tag = '', value = ''] = /^(\w\w) {2}- (.*)$/u.exec(line) ?? []
      return [tag, value]
    })

const valuesOf = (ris: string, tag: string) =>
  fieldsOf(ris).flatMap(([name, value]) => (name === tag ? value : []))

/** Braces that open and close, as BibTeX counts them: a backslash before one changes nothing. */
function depthsOf(bibtex: string): number[] {
  let depth = 0
  return Array.from(bibtex, (character) => {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    return depth
  })
}

describe('the references of an answer', () => {
  it('are all that the clinical agent shows, numbered as on the page', () => {
    const references = listReferences({ agentType: 'clinical', responseData: answerFixture })

    expect(references.map(({ number }) => number)).toEqual(answerFixture.evidence.map((_, at) => at + 1))
  })

  it('leave out what was withdrawn since, and keep the numbers of the rest', () => {
    const evidence = answerFixture.evidence.map((source) =>
      source.id === dapaHf.id ? { ...source, status: 'retracted' as const } : source,
    )
    const references = listReferences({
      agentType: 'clinical',
      responseData: { ...answerFixture, evidence },
    })

    expect(references.map(({ title }) => title)).not.toContain(dapaHf.name)
    expect(references).toHaveLength(evidence.length - 1)
  })

  it.each([
    ['breaks out of its field', 'https://doi.org/10.1000/x%7D,%0A author = %7BSmith%7D%7D%0A@article%7Bq,'],
    ['has a malformed percent sign', 'https://doi.org/10.1002/abc%zz'],
  ])('have no DOI from a link that %s, and are exported all the same', (_what, link) => {
    const evidence = answerFixture.evidence.map((source) => ({ ...source, link }))

    const references = listReferences({ agentType: 'clinical', responseData: { ...answerFixture, evidence } })

    expect(references.map(({ doi }) => doi)).toEqual(evidence.map(() => null))
    expect(toBibtex(references, words).match(/^@/gmu)).toHaveLength(evidence.length)
  })

  it('of a consensus name the trials that have not reported after the studies', () => {
    const references = listReferences({ agentType: 'consensus', responseData: consensusFixture })

    expect(references.filter(({ kind }) => kind === 'trial')).toHaveLength(consensusFixture.trials.length)
    expect(new Set(references.map(({ number }) => number)).size).toBe(references.length)
  })

  it('of a comparison are its guidelines', () => {
    const references = listReferences({ agentType: 'guideline', responseData: guidelineFixture })

    expect(references.map(({ authors }) => authors)).toEqual(
      guidelineFixture.guidelines.map(({ body }) => [body]),
    )
  })
})

describe('RIS', () => {
  it('gives each kind the type its readers know', () => {
    const ris = toRis(
      [
        article,
        { ...article, kind: 'trial', registration: 'NCT02576665', pmid: null, journal: null, authors: [] },
        { ...article, kind: 'guideline', authors: ['European Society of Cardiology'], journal: null },
      ],
      words,
    )

    expect(valuesOf(ris, 'TY')).toEqual(['JOUR', 'ELEC', 'RPRT'])
    expect(valuesOf(ris, 'M3')).toEqual([words.trial, words.guideline])
    expect(valuesOf(ris, 'AN')).toContain('NCT02576665')
    expect(valuesOf(ris, 'ER')).toHaveLength(3)
  })

  it('takes people apart and leaves groups whole', () => {
    const authors = ['McMurray JJV', 'Núñez-Gil IJ', 'van der Meer P', 'RECOVERY Collaborative Group']

    expect(valuesOf(toRis([{ ...article, authors }], words), 'AU')).toEqual([
      'McMurray, J. J. V.',
      'Núñez-Gil, I. J.',
      'van der Meer, P.',
      'RECOVERY Collaborative Group,',
    ])
  })

  it('keeps every author of forty', () => {
    const authors = Array.from({ length: 40 }, (_, nth) => `Author${nth} A`)

    expect(valuesOf(toRis([{ ...article, authors }], words), 'AU')).toHaveLength(40)
  })

  it('lets no line of a title end its field', () => {
    const ris = toRis([{ ...article, title: 'One\r\nTY  - BOOK\nER  - ' }], words)

    expect(valuesOf(ris, 'TY')).toEqual(['JOUR'])
    expect(valuesOf(ris, 'TI')).toEqual(['One TY - BOOK ER -'])
  })

  it('says nothing of what is not known', () => {
    const ris = toRis([{ ...article, pmid: null, doi: null, year: null, journal: null }], words)

    expect(fieldsOf(ris).map(([tag]) => tag)).toEqual(['TY', 'TI', 'AU', 'UR', 'N1', 'ER'])
  })
})

describe('BibTeX', () => {
  it.each([
    'Odd } title { with {braces}',
    'Aspirin & clopidogrel: 50% vs $5 #1 of IL_6 ~ x^2',
    String.raw`A \backslash and a trailing one \ `,
    'β-blockers in Chagas’ cardiomyopathy: el corazón',
  ])('stands balanced with the title %s', (title) => {
    const bibtex = toBibtex([{ ...article, title }], words)

    const depths = depthsOf(bibtex)
    expect(Math.min(...depths)).toBe(0)
    expect(depths.at(-1)).toBe(0)
    expect(bibtex).toMatch(/\n\}\n$/u)
  })

  it('escapes what TeX would take for a command', () => {
    const bibtex = toBibtex([{ ...article, title: 'A & B: 50%' }], words)

    expect(bibtex).toContain(String.raw`title = {{A \& B: 50\%}}`)
  })

  it('gives every entry a key of its own in plain letters', () => {
    const bibtex = toBibtex(
      [article, article, { ...article, authors: ['Núñez J'] }, { ...article, authors: [] }],
      words,
    )

    const keys = [...bibtex.matchAll(/^@\w+\{(?<key>.*),$/gmu)].map((match) => match.groups?.['key'] ?? '')
    expect(new Set(keys).size).toBe(4)
    expect(keys.every((key) => /^[a-z0-9]+$/u.test(key))).toBe(true)
    expect(keys[0]).toBe('mcmurray2019dapagliflozin')
  })

  it('calls a guideline a report of its body, and a group by its whole name', () => {
    const bibtex = toBibtex(
      [{ ...article, kind: 'guideline', journal: null, authors: ['European Society of Cardiology'] }],
      words,
    )

    expect(bibtex).toContain('@techreport{')
    expect(bibtex).toContain('author = {{European Society of Cardiology}}')
    expect(bibtex).toContain('institution = {European Society of Cardiology}')
  })
})
