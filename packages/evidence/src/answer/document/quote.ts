import { withoutCuratorNotes } from '../../corpus/curator-notes.ts'
import type { Understood } from '@auscult/contract/ai.ts'
import type { Appraisal } from '../../appraise/appraisal.ts'
import { partOf } from '../../appraise/document-text.ts'
import type { Document, Section } from '../../corpus/document.ts'
import { documentSentences } from '../../corpus/text-index/indexed-lines.ts'
import type { Candidate } from '../../search/search.ts'
import { splitSentences } from '../../text/sentences.ts'
import { contentTerms } from '../../text/terms.ts'

/** Words of a source, verbatim, and the label of the section they stand in. */
export type Quote = { text: string; section: string | null }

const longestQuote = 600
const concludingLabel = /conclu|interpretation|implication/iu
const concludingStart =
  /^(?:in conclusion|in summary|overall|taken together|thus|we conclude|our (?:results|findings|data|study)|these (?:results|findings|data)|this study)\b/iu

/** What a paper set out to do, how it went about it and what it asked are not what it found. */
const aim =
  /\b(?:aim(?:ed|s)? (?:to|of|was)|objectives?|purpose|goals?|sought to|protocol|hypothesi[sz]ed?|(?:study|trial|paper|report|review|analysis) (?:addresse[sd]|examine[sd]|investigate[sd]|evaluate[sd]|assesse[sd]|explore[sd]|was (?:conducted|designed|undertaken|performed|done|carried out)))\b|^(?:we|this study) (?:\w+ly )?(?:evaluated|studied|investigated|assessed|examined|compared|surveyed|conducted|reviewed|analy[sz]ed|tested|explored|sought|wanted)\b|^To (?:\w+ly )?(?:address|analy[sz]e|assess|better|characteri[sz]e|clarify|compare|define|describe|detect|determine|develop|document|elucidate|establish|estimate|evaluate|examine|explore|find|gain|identify|improve|investigate|measure|present|quantify|report|review|see|show|study|test|understand|update|validate|verify)\b|\?["'”]?$/iu

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
    findConclusion(document, understood) ??
    findFinding(document, understood) ?? { text: bestSentence.text, section: bestSentence.section }
  )
}

/** An abstract without labels tells in about its first third why and how it was done. */
const openingShare = 0.35

/** Of the sentences that tell results, the one that says most about the question; none of a record of our own or of a registry. */
function findFinding(document: Document, understood: Understood): Quote | undefined {
  if (document.kind !== 'article' || document.facts !== null) return undefined
  const sentences = documentSentences(document)
  const unlabelled = sentences.filter(({ section }) => partOf(section) === 'body')
  const told = sentences.filter((sentence) => {
    const part = partOf(sentence.section)
    if (part === 'body') return unlabelled.indexOf(sentence) >= unlabelled.length * openingShare
    return part === 'results' || part === 'conclusion'
  })
  return closestTo(askedIn(understood), told)
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
export function findConclusion(document: Document, understood: Understood): Quote | undefined {
  const asked = askedIn(understood)
  const sections = withoutCuratorNotes(document)
  const labelled = sections.findLast(({ label }) => concludingLabel.test(label ?? ''))
  if (labelled !== undefined) return closestTo(asked, quotesOf(labelled))
  for (const section of sections.toReversed()) {
    const said = closestTo(
      asked,
      quotesOf(section).filter(({ text }) => concludingStart.test(text)),
    )
    if (said !== undefined) return said
  }
  return undefined
}

function askedIn({ concepts }: Understood): Set<string> {
  return new Set(concepts.flatMap(({ term, matched }) => contentTerms(`${term} ${matched}`)))
}

function quotesOf({ text, label }: Section): Quote[] {
  return splitSentences(text).map((sentence) => ({ text: sentence, section: label }))
}

function closestTo(asked: ReadonlySet<string>, quotes: readonly Quote[]): Quote | undefined {
  const share = ({ text }: Quote) => new Set(contentTerms(text).filter((term) => asked.has(term))).size
  return quotes
    .filter(({ text }) => text.length <= longestQuote && !aim.test(text))
    .toSorted((one, other) => share(other) - share(one))[0]
}

function quoteWith(document: Document, words: string | null | undefined): Quote | undefined {
  if (words == null || words === '') return undefined
  for (const section of withoutCuratorNotes(document)) {
    const sentence = splitSentences(section.text).find((each) => each.includes(words))
    if (sentence !== undefined && sentence.length <= longestQuote)
      return { text: sentence, section: section.label }
  }
  return undefined
}
