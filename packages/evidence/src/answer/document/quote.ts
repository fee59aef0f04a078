import { withoutCuratorNotes } from '../../corpus/curator-notes.ts'
import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { Appraisal } from '../../appraise/appraisal.ts'
import type { Document, Section } from '../../corpus/document.ts'
import { documentSentences } from '../../corpus/text-index/indexed-lines.ts'
import type { SentenceRole } from '../../record/evidence-record.ts'
import { mayQuote, mayQuoteAtWorst } from '../../record/sentence-roles.ts'
import type { Candidate } from '../../search/search.ts'
import { contentTerms } from '../../text/terms.ts'

/** A source with its record. */
type Sourced = Pick<Candidate, 'document' | 'record'>
type Found = Sourced & Pick<Candidate, 'bestSentence'>

/** What of a question and of an appraisal a quote is chosen by. */
type Asked = Pick<Understood, 'concepts' | 'intervention' | 'kind'>
type Told = {
  effect: Pick<NonNullable<Appraisal['effect']>, 'text' | 'low'> | null
  directionSentence: Appraisal['directionSentence']
}

/** Words of a source, verbatim, and the label of the section they stand in. */
export type Quote = { text: string; section: string | null }

const longestQuote = 600

/** What a paper set out to do, how it went about it and what it asked are not what it found. */
const aim =
  /\b(?:aim(?:ed|s)? (?:to|of|was)|objectives?|purpose|goals?|sought to|protocol|hypothesi[sz]ed?|(?:study|trial|paper|report|review|analysis) (?:addresse[sd]|examine[sd]|investigate[sd]|evaluate[sd]|assesse[sd]|explore[sd]|was (?:conducted|designed|undertaken|performed|done|carried out)))\b|^(?:we|this study) (?:\w+ly )?(?:evaluated|studied|investigated|assessed|examined|compared|surveyed|conducted|reviewed|analy[sz]ed|tested|explored|sought|wanted)\b|^To (?:\w+ly )?(?:address|analy[sz]e|assess|better|characteri[sz]e|clarify|compare|define|describe|detect|determine|develop|document|elucidate|establish|estimate|evaluate|examine|explore|find|gain|identify|improve|investigate|measure|present|quantify|report|review|see|show|study|test|understand|update|validate|verify)\b|\?["'”]?$/iu

/** The stored words a claim rests on: a synopsis's result, a guideline's section, an abstract's sentence of effect or direction. */
export function chooseQuote(candidate: Found, appraisal: Told, understood: Asked): Quote {
  const { document, record } = candidate
  const curated =
    document.facts === null ? undefined : document.sections.find(({ label }) => label === 'RESULT')
  if (curated !== undefined) return { text: curated.text, section: curated.label }
  if (document.kind === 'guideline') {
    const section = chooseSection(candidate, understood)
    if (section !== undefined) return { text: section.text, section: section.label }
  }
  const tells = quotable(document, record.roles, mayQuote)
  const hasInterval = appraisal.effect !== null && appraisal.effect.low !== null
  return (
    (hasInterval ? quoteWith(tells, appraisal.effect?.text) : undefined) ??
    quoteWith(tells, appraisal.directionSentence) ??
    findConclusion(candidate, understood) ??
    findFinding(candidate, understood) ??
    closestTo(askedIn(understood), quotable(document, record.roles, mayQuoteAtWorst)) ??
    atWorst(candidate)
  )
}

/** Of a paper that tells nothing: what is nearest to the question, or its title before a sentence of history, registration or funding. */
function atWorst({ document, record, bestSentence: { text, section } }: Found): Quote {
  const at = documentSentences(document).findIndex((sentence) => sentence.text === text)
  return mayQuoteAtWorst(record.roles[at]) ? { text, section } : { text: document.title, section: null }
}

/** The sentences whose part in the paper lets them be quoted. Of a source without parts all, save what its curator noted. */
function quotable(
  document: Document,
  roles: readonly SentenceRole[],
  may: (role: SentenceRole | undefined) => boolean,
): Quote[] {
  const labels = new Set(withoutCuratorNotes(document).map(({ label }) => label))
  return documentSentences(document).filter(({ section }, nth) => labels.has(section) && may(roles[nth]))
}

/** Of the sentences that tell results, the one that says most about the question; none of a record of our own or of a registry. */
function findFinding({ document, record }: Sourced, understood: Asked): Quote | undefined {
  if (document.kind !== 'article' || document.facts !== null) return undefined
  return closestTo(askedIn(understood), quotable(document, record.roles, mayQuote))
}

/** Of a guideline: the section on what is asked, if it names the treatment asked about; else one that does. */
function chooseSection({ document, bestSentence }: Found, understood: Asked): Section | undefined {
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
export function namesTreatment(text: string, { concepts, intervention }: Asked): boolean {
  const forms = concepts.filter(({ term }) => intervention.includes(term)).flatMap((concept) => concept.forms)
  const folded = ` ${contentTerms(text).join(' ')} `
  return forms.length === 0 || forms.some((form) => folded.includes(` ${contentTerms(form).join(' ')} `))
}

/** The authors' own conclusion that says most about the question. */
export function findConclusion({ document, record }: Sourced, understood: Asked): Quote | undefined {
  if (record.roles.length === 0) return undefined
  return closestTo(
    askedIn(understood),
    quotable(document, record.roles, (role) => role === 'conclusion'),
  )
}

function askedIn({ concepts }: Asked): Set<string> {
  return new Set(concepts.flatMap(({ term, matched }) => contentTerms(`${term} ${matched}`)))
}

function closestTo(asked: ReadonlySet<string>, quotes: readonly Quote[]): Quote | undefined {
  const share = ({ text }: Quote) => new Set(contentTerms(text).filter((term) => asked.has(term))).size
  return quotes
    .filter(({ text }) => text.length <= longestQuote && !aim.test(text))
    .toSorted((one, other) => share(other) - share(one))[0]
}

function quoteWith(sentences: readonly Quote[], words: string | null | undefined): Quote | undefined {
  if (words == null || words === '') return undefined
  return sentences.find(({ text }) => text.length <= longestQuote && text.includes(words))
}
