import type { Document } from '@auscult/evidence/corpus/document.ts'
import { makeArticle } from '@auscult/evidence/record/testing/article.fixture.ts'
import { expect, it } from 'vitest'
import { researchReader } from '../testing/shipped-readers.ts'
import { tellResearch } from './research-story.ts'

const links = ['https://pubmed.ncbi.nlm.nih.gov/1000001/']
/** Made-up papers: none says so. */
function refusalOf(change: Partial<Document> & { results: string; methods?: string }) {
  const { results, methods = 'We looked at what happened after stroke.', ...rest } = change
  const sections = [
    { label: 'METHODS', text: methods },
    { label: 'RESULTS', text: results },
    { label: 'CONCLUSIONS', text: 'Aspirin reduced death after stroke.' },
  ]
  const article = makeArticle({ title: 'Aspirin in stroke', sections, links, ...rest })
  const told = tellResearch(article, researchReader)
  return 'refusal' in told ? told.refusal : undefined
}
const inPatients = 'Of 400 patients with stroke 20 died with aspirin and 40 without.'
const died = 'Death after stroke was less frequent with aspirin.'

it.each([
  ['PubMed indexes people of an age', { meshTerms: ['Humans', 'Aged', 'Stroke'], results: died }],
  [
    'it is a trial by its publication type',
    { publicationTypes: ['Randomized Controlled Trial'], results: died },
  ],
  ['it counts patients', { results: inPatients }],
  ['its title names them', { title: 'Aspirin in patients with stroke', results: died }],
  [
    'its methods tell of them',
    { methods: 'The registry has all hospital admissions for stroke.', results: died },
  ],
  [
    'it is of fertilisation in vitro',
    { methods: 'We studied 90 women after in vitro fertilisation.', results: died },
  ],
  [
    'strain is that of a heart muscle',
    { methods: 'Longitudinal strain was measured in patients.', results: died },
  ],
])('a paper is of people where %s', (_, change) => {
  expect(refusalOf(change)).toBeUndefined()
})

it.each([
  ['its MeSH terms do not name humans', { meshTerms: ['Stroke', 'Bacterial Proteins'], results: inPatients }],
  ['its MeSH terms name animals', { meshTerms: ['Humans', 'Animals', 'Stroke'], results: inPatients }],
  ['its MeSH terms name Cells, Cultured', { meshTerms: ['Humans', 'Cells, Cultured'], results: inPatients }],
  ['it tells of mice', { results: `${inPatients} Infarcts were smaller in treated mice.` }],
  ['it tells of xenografts', { results: `Tumours shrank in xenografts. ${inPatients}` }],
  ['it tells of in vitro', { results: `Cells died in vitro. ${inPatients}` }],
  ['it tells of knockout', { results: `Platelet-specific knockout reduced infarcts. ${died}` }],
  ['it tells of strain and counts no people', { results: `The strain took up iron. ${died}` }],
  ['it does not say that people were studied', { results: died }],
])('%s: refused', (why, change) => {
  expect(refusalOf(change)).toBe(`it is no study in people (${why})`)
})
