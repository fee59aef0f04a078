import type { AntibioticOffer, ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { Population } from '@auscult/contract/guides/antibiotics.ts'
import { withoutRoute } from '@auscult/contract/guides/guide-names.ts'
import type { Question } from '../question/question.ts'
import type { FiredRule } from '../safety/check-safety.ts'
import { checkUnnamed } from '../safety/check-unnamed.ts'
import type { SafetyRules } from '../safety/compiled-rule.ts'
import type { Because } from '../safety/inquiry.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import type { Tools } from './compile-tools.ts'
import { offerTools } from './offer-tools.ts'

/** Tools, and the rules that what is told of the patient breaks against a first choice of the antibiotic guide, though nobody has named the drug. */
export type Offered = { tools: ToolOffer[]; warnings: FiredRule[] }

type Parts = { lexicon: Lexicon; safety: SafetyRules; tools?: Tools | undefined }

/** What is offered for a question. An entry whose first choice a rule speaks against answers nothing: 'uti, eGFR 20' leads to nitrofurantoin. */
export function offerSafely(question: Question, { tools, ...rules }: Parts): Offered {
  if (tools === undefined) return { tools: [], warnings: [] }
  const offers = offerTools(question, tools)
  const warnings = warnOfGuide(question, offers, rules)
  if (warnings.length === 0) return { tools: offers, warnings }
  return { tools: offers.map((offer) => (offer.tool === 'antibiotics' ? doubted(offer) : offer)), warnings }
}

function doubted(offer: AntibioticOffer): AntibioticOffer {
  return { ...offer, told: [...offer.told, 'warning'], covers: false }
}

/** The rules against a first choice of the entries offered, but for what an entry has weighed itself: whom it is for. */
export function warnOfGuide(
  question: Question,
  offers: readonly ToolOffer[],
  { lexicon, safety }: Parts,
): FiredRule[] {
  const entries = offers.flatMap((offer) => (offer.tool === 'antibiotics' ? offer.entries : []))
  const populations = new Map<LexiconConcept, Set<Population>>()
  for (const { first_line: first, population } of entries)
    for (const { drug } of first) {
      const concept = findByName(withoutRoute(drug), lexicon)
      if (concept !== undefined)
        populations.set(concept, (populations.get(concept) ?? new Set()).add(population))
    }
  return checkUnnamed(question, populations.keys(), safety).filter(
    ({ drug, because }) => drug === null || !isOfEntry(because, populations.get(drug) ?? new Set()),
  )
}

/** By any name: the guide calls co-amoxiclav as the WHO does. */
function findByName(drug: string, lexicon: Lexicon): LexiconConcept | undefined {
  const words = readWords(drug)
  const whole = lexicon.match(words).find(({ from, to }) => from === 0 && to === words.length)
  return lexicon.find(drug.toLowerCase()) ?? whole?.concepts.find(({ type }) => type === 'drug')
}

function isOfEntry(because: Because, populations: ReadonlySet<Population>): boolean {
  if (because.kind === 'state') return [...populations].every((each) => each === because.state)
  return because.kind === 'value' && because.measure === 'age'
}
