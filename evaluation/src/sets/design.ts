import { detectPublicationTypes } from '@auscult/evidence/appraise/publication-types.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { judgeLabelSets } from './label-figures.ts'

/** The classes that can be told from text, each with the PubMed tags that mean it. */
const tagsOfClass: Readonly<Record<string, readonly string[]>> = {
  'Randomized Controlled Trial': ['Randomized Controlled Trial'],
  'Clinical Trial': [
    'Clinical Trial',
    'Controlled Clinical Trial',
    'Clinical Trial, Phase I',
    'Clinical Trial, Phase II',
    'Clinical Trial, Phase III',
    'Clinical Trial, Phase IV',
  ],
  'Clinical Trial Protocol': ['Clinical Trial Protocol'],
  'Observational Study': ['Observational Study'],
  'Systematic Review': ['Systematic Review'],
  'Meta-Analysis': ['Meta-Analysis', 'Network Meta-Analysis'],
  Review: ['Review'],
  'Practice Guideline': ['Practice Guideline', 'Guideline'],
  'Case Reports': ['Case Reports'],
  Editorial: ['Editorial', 'Letter', 'Comment', 'News'],
}

/** A tag that says less than one beside it is left out: PubMed gives a systematic review 'Review' as well, a randomised trial 'Clinical Trial'. */
const impliedBy: Readonly<Record<string, readonly string[]>> = {
  Review: ['Systematic Review', 'Meta-Analysis', 'Practice Guideline'],
  'Clinical Trial': ['Randomized Controlled Trial'],
}

const classes = Object.keys(tagsOfClass)

function classesOf(tags: readonly string[]): Set<string> {
  const all = classes.filter((name) => tagsOfClass[name]?.some((tag) => tags.includes(tag)))
  return new Set(all.filter((name) => impliedBy[name]?.some((special) => all.includes(special)) !== true))
}

/**
 * Publication types read from title and abstract alone against the tags the documents carry. Documents without a tag of these
 * classes are left out: a bare 'Journal Article' says that nobody classified it, not that it is none of them.
 */
export function measureDesign(documents: readonly Document[]) {
  const rows = documents
    .map((document) => ({ document, truth: classesOf(document.publicationTypes) }))
    .filter(({ truth }) => truth.size > 0)
    .map(({ document, truth }) => ({
      truth,
      found: classesOf(detectPublicationTypes(document.title, document.sections)),
    }))
  return { documents: documents.length, judged: rows.length, ...judgeLabelSets(rows, classes) }
}
