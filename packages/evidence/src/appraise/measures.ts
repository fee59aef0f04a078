/** How the numbers of a measure are read: against 1, against 0, or as a share of what is right. */
export type Scale = 'ratio' | 'difference' | 'proportion'

/** Longer names first: the first that matches at a place is the measure. `null` names what is never an effect. */
const names: readonly [pattern: string, measure: string | null, scale: Scale][] = [
  [String.raw`numbers?[ -]needed[ -]to[ -](?:treat|harm|benefit|screen|vaccinate)|NN[TH]s?`, null, 'ratio'],
  [
    String.raw`(?:sub-?distribution|sub-?) ?hazards? ratios?|a?[sS]d?HRs?`,
    'subdistribution hazard ratio',
    'ratio',
  ],
  [String.raw`hazards? ratios?|a?HRs?(?:adj)?`, 'hazard ratio', 'ratio'],
  [String.raw`(?:generali[sz]ed|common|shift|proportional) odds ratios?`, 'common odds ratio', 'ratio'],
  [String.raw`diagnostic odds ratios?|DORs?`, 'diagnostic odds ratio', 'ratio'],
  [
    String.raw`odds ratios?|(?:a|c|p|m|adj|adjusted |pooled )?ORs?(?:adj|M-?H)?|relative odds`,
    'odds ratio',
    'ratio',
  ],
  [String.raw`incidence[ -](?:density )?rate ratios?|a?IRRs?`, 'incidence rate ratio', 'ratio'],
  [String.raw`(?:positive |negative )likelihood ratios?`, 'likelihood ratio', 'ratio'],
  [String.raw`standardi[sz]ed (?:mortality|incidence) ratios?|SMRs?|SIRs?`, 'standardised ratio', 'ratio'],
  [String.raw`prevalence ratios?|a?PRs?`, 'prevalence ratio', 'ratio'],
  [String.raw`risk or rate ratios?`, 'risk or rate ratio', 'ratio'],
  [String.raw`(?:event[ -])?rate ratios?`, 'rate ratio', 'ratio'],
  [String.raw`relative risks?(?! reduction)|risk ratios?|a?RRs?(?![RT])`, 'risk ratio', 'ratio'],
  [
    String.raw`(?:geometric )?mean ratios?|ratios? of (?:geometric )?means|win ratios?`,
    'ratio of means',
    'ratio',
  ],
  [
    String.raw`standardi[sz]ed mean differences?|SMDs?|Hedges['’]?s? g|Cohen['’]?s? d|effect sizes?`,
    'standardised mean difference',
    'difference',
  ],
  [
    String.raw`(?:weighted |adjusted |least[- ]squares )?mean differences?|W?MDs?|differences? (?:in|between) (?:the )?(?:\w+ )?means?`,
    'mean difference',
    'difference',
  ],
  [
    String.raw`(?:absolute )?(?:risk|rate) (?:difference|reduction)s?(?: \(percentage points\))?|A?RDs?|ARRs?|absolute differences?`,
    'risk difference',
    'difference',
  ],
  [String.raw`relative (?:risk|rate) reductions?(?: \(%\))?|RRRs?`, 'relative risk reduction', 'difference'],
  [
    String.raw`(?:vaccine|protective|vaccine or prophylaxis)? ?(?:efficacy|effectiveness)(?: \(%\))?|VE`,
    'efficacy',
    'difference',
  ],
  [
    String.raw`(?:estimated |treatment |adjusted |between[- ]group )*differences?`,
    'difference',
    'difference',
  ],
  [String.raw`sensitivit(?:y|ies)`, 'sensitivity', 'proportion'],
  [String.raw`specificit(?:y|ies)`, 'specificity', 'proportion'],
  [String.raw`positive predictive values?|PPVs?`, 'positive predictive value', 'proportion'],
  [String.raw`negative predictive values?|NPVs?`, 'negative predictive value', 'proportion'],
  [String.raw`proportions?(?: \(%\))?`, 'proportion', 'proportion'],
  [
    String.raw`areas? under (?:the )?(?:\w+ ){0,4}curves?|AUC(?:s|ROC)?|AUROCs?|c[- ](?:statistics?|ind(?:ex|ices))`,
    'area under the curve',
    'proportion',
  ],
]

const anyName = new RegExp(
  names.map(([pattern]) => String.raw`(?<![\p{L}\d])(${pattern})(?![\p{L}\d])`).join('|'),
  'gu',
)
const lowerInitial = /[a-z]/u

export type NamedMeasure = { measure: string | null; scale: Scale; start: number; end: number }

/** Every measure named in a text, in order. Words may begin with a capital; abbreviations are as printed ('OR' is not 'or'). */
export function findMeasures(text: string): NamedMeasure[] {
  const found: NamedMeasure[] = []
  for (const match of withWordsLowered(text).matchAll(anyName)) {
    const at = match.findIndex((group, index) => index > 0 && group !== undefined) - 1
    const name = names[at]
    if (name === undefined) continue
    const [, measure, scale] = name
    const end = match.index + match[0].length
    const previous = found.at(-1)
    // 'odds ratio (OR)' is one name.
    if (previous?.measure === measure && /^\s?[([]\s?$/u.test(text.slice(previous.end, match.index)))
      previous.end = end
    else found.push({ measure, scale, start: match.index, end })
  }
  return found
}

/** Lowers the capital that begins an ordinary word, so that 'Hazard Ratio' is found while 'HR' and 'OR' stay as they are. */
function withWordsLowered(text: string): string {
  return text.replaceAll(/\b[A-Z](?=[a-z]{2})/gu, (initial) => {
    const lowered = initial.toLowerCase()
    return lowerInitial.test(lowered) ? lowered : initial
  })
}

const scales: ReadonlyMap<string, Scale> = new Map(
  names.flatMap(([, measure, scale]) => (measure === null ? [] : [[measure, scale] as const])),
)

/** The scale of a measure by its name; curated records write 'risk difference (percentage points)'. */
export function scaleOf(measure: string): Scale {
  const plain = measure
    .replace(/(?<!\s)\s*\(.*$/u, '')
    .trim()
    .toLowerCase()
  return (
    scales.get(plain) ??
    findMeasures(plain)[0]?.scale ??
    (/ratio|relative risk/u.test(plain) ? 'ratio' : 'difference')
  )
}
