/** 'HbA1c', 'LVEF', 'ARIA-E'; 'NS' is a verdict and no name. */
const shortName = /^(?!n\.?s\.?$)(?=.*\p{Lu})[\p{L}\d][\p{L}\d&/+-]{1,11}$/iu

/** Words that stand beside a figure and say neither more nor less than it does. */
const measures: ReadonlySet<string> = new Set(
  `hazard hr ahr odds or aor relative risk ratio rate rr arr irr mean median difference md smd standardised standardized weighted adjusted
  unadjusted estimate confidence interval ci p n sd se iqr interquartile range standard deviation error vs versus and to per respectively
  percentage points mg g kg ml l dl mmol mol mmhg cm mm µg μg mcg iu u days day weeks week months month years year hours hour min minutes minute h`.split(
    /\s+/u,
  ),
)

const figure = String.raw`[-−–+]?\d*[.·]?\d+`
const pValue = new RegExp(String.raw`\bp\s*(?<sign>[=<>≤≥])\s*(?<value>\d*[.·]?\d+)`, 'giu')
const interval = new RegExp(
  String.raw`(?:\bci|confidence intervals?)\b[\s,:=[]*(?<low>${figure})\s*%?\s*(?:to|and|,|;|-|–|—)\s*(?<high>${figure})`,
  'giu',
)
const significant = 0.05

/**
 * Whether what stands in parentheses may go without the sentence saying more than before: a short name, or figures that bear it out. What
 * says that it may be by chance (an interval that holds 0 or 1, a P value of .05 or more), and everything that is not known to be an
 * aside, stays.
 */
export function isAside(inside: string): boolean {
  const text = inside.trim()
  if (shortName.test(text)) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (!/\d/u.test(text) || !words.every((word) => measures.has(word))) return false
  return arePValuesSmall(text, words) && areIntervalsClear(text, words)
}

function arePValuesSmall(text: string, words: readonly string[]): boolean {
  const found = [...text.matchAll(pValue)]
  if (found.length < words.filter((word) => word === 'p').length) return false
  return found.every(({ groups }) => {
    const value = toNumber(groups?.['value'])
    return groups?.['sign'] === '='
      ? value < significant
      : /[<≤]/u.test(groups?.['sign'] ?? '') && value <= significant
  })
}

function areIntervalsClear(text: string, words: readonly string[]): boolean {
  const found = [...text.matchAll(interval)]
  if (found.length < words.filter((word) => word === 'ci' || word === 'interval').length) return false
  return found.every(({ groups }) => {
    const [low, high] = [toNumber(groups?.['low']), toNumber(groups?.['high'])]
    return low < high && [0, 1].every((none) => none < low || none > high)
  })
}

function toNumber(figureText: string | undefined): number {
  return Number((figureText ?? '').replace('·', '.').replace(/[−–]/u, '-'))
}
