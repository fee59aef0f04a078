import type { Document } from '@auscult/evidence/corpus/document.ts'
import { describe, expect, it } from 'vitest'
import { checkStory } from '../check-story.ts'
import { known, researchReader } from '../testing/shipped-readers.ts'
import { tellResearch } from './research-story.ts'

/** A made-up trial: no paper says so. */
const paper: Document = {
  id: 'pmid:1000001',
  kind: 'article',
  title: 'Examplifozin in Patients with Heart Failure: a randomised trial of dapagliflozin',
  sections: [
    { label: 'BACKGROUND', text: 'Heart failure is common in 2 of 100 people.' },
    {
      label: 'METHODS',
      text: 'We randomly assigned 4000 adults with heart failure to dapagliflozin or placebo.',
    },
    {
      label: 'RESULTS',
      text: 'Follow-up was complete. Hospitalisation for heart failure occurred in 160 patients with dapagliflozin and in 210 with placebo (hazard ratio 0.75; 95% CI 0.61 to 0.92). Adverse events were as frequent in both groups.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'Dapagliflozin reduced hospitalisation for heart failure. Further studies are needed.',
    },
  ],
  authors: ['Example A'],
  journal: 'N Engl J Med',
  year: 2026,
  publicationTypes: ['Randomized Controlled Trial'],
  meshTerms: ['Humans', 'Heart Failure'],
  language: 'en',
  status: 'current',
  readPart: 'abstract',
  links: ['https://pubmed.ncbi.nlm.nih.gov/1000001/'],
  pmid: '1000001',
  doi: null,
  registrations: [],
  related: [],
  licence: null,
  reviewed: null,
  facts: null,
  publishedOn: '2026-11-20',
}
const tell = (change: Partial<Document> = {}) => tellResearch({ ...paper, ...change }, researchReader)
const withSection = (label: string, text: string) => ({
  sections: paper.sections.map((section) => (section.label === label ? { label, text } : section)),
})

describe('research', () => {
  it('is told by whom it looked at, what it found and what it concludes, in its own sentences', () => {
    const story = tell()

    expect(story).toMatchObject({
      id: 'pmid:1000001',
      kind: 'research',
      source: 'New England Journal of Medicine',
      publishedAt: '2026-11-20',
      body: [
        'We randomly assigned 4000 adults with heart failure to dapagliflozin or placebo.',
        'Key findings: Hospitalisation for heart failure occurred in 160 patients with dapagliflozin and in 210 with placebo (hazard ratio 0.75; 95% CI 0.61 to 0.92). Adverse events were as frequent in both groups.',
        'Conclusion: Dapagliflozin reduced hospitalisation for heart failure.',
      ].join('\n'),
      specialities: ['cardiology'],
      evidence: { documentId: 'pmid:1000001' },
      question: 'Does dapagliflozin help in heart failure?',
    })
    expect(checkStory(story, known)).toEqual([])
    expect(story).not.toHaveProperty('status')
  })

  it('of an issue to come is of this month', () => {
    expect(tell({ publishedOn: '2027-02' })).toHaveProperty('publishedAt', '2026-11')
    expect(tell({ publishedOn: '2026-11' })).toHaveProperty('publishedAt', '2026-11')
  })

  it('that was withdrawn says so', () => {
    expect(tell({ status: 'retracted' })).toHaveProperty('status', 'retracted')
  })

  it('takes no enrolment for a finding and no teaser for a conclusion', () => {
    const told = 'Fewer patients with heart failure died with dapagliflozin.'
    const story = tell({
      sections: [
        {
          label: 'RESULTS',
          text: `Of patients with heart failure 4000 were enrolled for dapagliflozin. ${told}`,
        },
        {
          label: 'CONCLUSIONS',
          text: 'Ann Example and colleagues compare dapagliflozin in heart failure with placebo. Dapagliflozin saved lives.',
        },
      ],
    })

    expect(story).toHaveProperty('claims.0.text', told)
    expect(story).toHaveProperty('claims.1.text', 'Dapagliflozin saved lives.')
  })

  it('tells no finding and no conclusion that the next sentence takes back', () => {
    const told = 'Hospitalisation for heart failure was less frequent with dapagliflozin than with placebo.'
    const taken = `${told} However, this difference was not significant (P=0.75). Fewer patients had renal failure.`

    expect(tell(withSection('RESULTS', taken))).not.toHaveProperty('claims.1.text', told)
    expect(tell(withSection('CONCLUSIONS', `${told} This was not so in women.`))).toEqual({
      refusal: 'no sentence tells a conclusion',
    })
  })

  it('loses what stands in parentheses before it is too long', () => {
    const long = `Death occurred in 16% and 21% (${'0.5 vs 0.7, and '.repeat(15)}0.6 vs 0.9).`
    const story = tell(withSection('RESULTS', long))

    expect(story).toHaveProperty('claims.1', {
      text: 'Death occurred in 16% and 21%.',
      quote: long,
      url: 'https://pubmed.ncbi.nlm.nih.gov/1000001/',
    })
  })

  it.each([
    [{ readPart: 'title' as const, sections: [] }, 'it has no abstract'],
    [{ language: 'de' }, 'its abstract is in another language'],
    [{ publishedOn: null, year: null }, 'it has no link or no date'],
    [{ publicationTypes: ['Case Reports'] }, 'it is no study in people (case-report)'],
    [
      withSection('RESULTS', `${'deaths without an end '.repeat(30)}stop.`),
      'no finding and conclusion are short enough together',
    ],
    [{ sections: paper.sections.slice(0, 3) }, 'no sentence tells a conclusion'],
  ])('is none where %o', (change, refusal) => {
    expect(tell(change)).toEqual({ refusal })
  })
})
