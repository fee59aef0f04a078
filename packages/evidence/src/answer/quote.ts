import type { Understood } from '@auscult/contract/ai.ts'
import type { Appraisal } from '../appraise/appraisal.ts'
import type { Document, Section } from '../corpus/document.ts'
import type { Candidate } from '../search/search.ts'
import { splitSentences } from '../text/sentences.ts'
import { contentTerms } from '../text/terms.ts'

/** Words of a source, verbatim, and the label of the section they stand in. */
export type Quote = { text: string; section: string | null }

const longestQuote = 600
const concludingLabel = /conclu|interpretation|implication/iu
const concludingStart =
  /^(?:in conclusion|in summary|overall|taken together|thus|we conclude|our (?:results|findings|data|study)|these (?:results|findings|data)|this study)\b/iu

/** What a paper set out to do is not what it found. */
const aim = /\b(?:aim(?:ed|s)? (?:to|of|was)|objective|purpose|sought to|protocol)\b/iu

/** The stored words a claim rests on: a synopsis's result, a guideline's section, an abstract's sentence of effect or direction. */
export function chooseQuote(candidate: Candidate, appraisal: Appraisal, understood: Understood): Quote {
  const { document, bestSentence } = candidate
  const curated =
    document.facts === null ? undefined : document.sections.find(({ label }) => label === 'RESULT')
  if (curated !== undefined) return { text: curated.text, section: curated.label }
  if (document.kind === 'guideline') {
    const section = chooseSection(candidate, understood)
    if (section !== undefined) return { text: section.text, section: section.label }
  }
  const hasInterval = appraisal.effect !== null && appraisal.effect.low !== null
  return (
    (hasInterval ? quoteWith(document, appraisal.effect?.text) : undefined) ??
    quoteWith(document, appraisal.directionSentence) ??
    findConclusion(document, understood) ?? { text: bestSentence.text, section: bestSentence.section }
  )
}

/** Of a guideline: the section on what is asked, if it names the treatment asked about; else one that does. */
function chooseSection({ document, bestSentence }: Candidate, understood: Understood): Section | undefined {
  const wanted = understood.kind === 'diagnosis' ? /diagnos/iu : /first-line|treatment|management/iu
  const sections = document.sections.filter(({ label }) => wanted.test(label ?? ''))
  const naming = (each: Section) => namesTreatment(each.text, understood)
  return (
    sections.find(({ text }) => text.includes(bestSentence.text) && namesTreatment(text, understood)) ??
    sections.find(naming) ??
    document.sections.find(naming) ??
    sections[0]
  )
}

/** Whether one of the treatments asked about stands in the text, under any of its names; true where none was asked about. */
export function namesTreatment(text: string, { concepts, intervention }: Understood): boolean {
  const forms = concepts.filter(({ term }) => intervention.includes(term)).flatMap((concept) => concept.forms)
  const folded = ` ${contentTerms(text).join(' ')} `
  return forms.length === 0 || forms.some((form) => folded.includes(` ${contentTerms(form).join(' ')} `))
}

/**
 * The authors' own conclusion that says most about the question: from a section of that name, or a sentence that says it
 * concludes.
 */
export function findConclusion(document: Document, { concepts }: Understood): Quote | undefined {
  const asked = new Set(concepts.flatMap(({ term, matched }) => contentTerms(`${term} ${matched}`)))
  const labelled = document.sections.findLast(({ label }) => concludingLabel.test(label ?? ''))
  if (labelled !== undefined) return closestTo(asked, splitSentences(labelled.text), labelled.label)
  for (const section of document.sections.toReversed()) {
    const concluding = splitSentences(section.text).filter((sentence) => concludingStart.test(sentence))
    const said = closestTo(asked, concluding, section.label)
    if (said !== undefined) return said
  }
  return undefined
}

function closestTo(
  asked: ReadonlySet<string>,
  sentences: readonly string[],
  section: string | null,
): Quote | undefined {
  const share = (sentence: string) => new Set(contentTerms(sentence).filter((term) => asked.has(term))).size
  const [best] = sentences
    .filter((sentence) => sentence.length <= longestQuote && !aim.test(sentence))
    .toSorted((a, b) => share(b) - share(a))
  return best === undefined ? undefined : { text: best, section }
}

function quoteWith(document: Document, words: string | null | undefined): Quote | undefined {
  if (words == null || words === '') return undefined
  for (const section of document.sections) {
    const sentence = splitSentences(section.text).find((each) => each.includes(words))
    if (sentence !== undefined && sentence.length <= longestQuote)
      return { text: sentence, section: section.label }
  }
  return undefined
}
