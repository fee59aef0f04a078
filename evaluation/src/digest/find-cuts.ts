/** Words that may turn the rest of a sentence: denial, doubt, contrast, a part of the people, a harm. */
const turning =
  /^(?:no|not|cannot|nor|neither|never|without|none|unless|except|but|however|although|though|whereas|while|yet|only|if|chance|significan\p{L}*|insignifican\p{L}*|non-?significan\p{L}*|ns|women|men|females?|males?|children|pregnan\p{L}*|elderly|older|younger|subgroups?|adverse|toxicity|harms?|contraindicat\p{L}*|deaths?|died|mortality|failed|lost|must|should)$/iu
/** What joins a sentence to the one before says nothing of it alone. */
const joints: ReadonlySet<string> = new Set(
  'however moreover furthermore additionally overall thus therefore conversely nevertheless rather'.split(
    ' ',
  ),
)
const byChance = /\bp\s*(?:=|>|≥)\s*(?<value>\d*[.·]\d+)/giu
const ofInterval =
  /\b(?:ci|interval)\b[^\d−–-]*(?<low>[−–-]?\d+(?:[.·]\d+)?)\s*(?:%?\s*(?:to|,|;|-|–)\s*)(?<high>[−–-]?\d+(?:[.·]\d+)?)/giu

/** What was left out of a source's sentence though it may turn it; nothing of a text that is not made of it by leaving out. */
export function findTurningCuts(text: string, quote: string): string[] {
  return listDropped(text, quote).filter(
    (run, nth) =>
      run.split(' ').some((word) => turning.test(bare(word)) && !(nth === 0 && joints.has(bare(word)))) ||
      tellsOfChance(run),
  )
}

/** The words of `quote` that `text` has not, in runs; none where `text` has words of its own. */
function listDropped(text: string, quote: string): string[] {
  const kept = wordsOf(text)
  const runs: string[] = []
  let run: string[] = []
  let at = 0
  for (const word of wordsOf(quote)) {
    if (at < kept.length && bare(word) === bare(kept[at] ?? '')) {
      at += 1
      if (run.length > 0) runs.push(run.join(' '))
      run = []
    } else run.push(word)
  }
  if (run.length > 0) runs.push(run.join(' '))
  return at === kept.length ? runs : []
}

function tellsOfChance(run: string): boolean {
  const isLargeP = [...run.matchAll(byChance)].some(({ groups }) => numberOf(groups?.['value']) >= 0.05)
  const isWide = [...run.matchAll(ofInterval)].some(({ groups }) => {
    const [low, high] = [numberOf(groups?.['low']), numberOf(groups?.['high'])]
    return (low <= 1 && high >= 1) || (low <= 0 && high >= 0)
  })
  return isLargeP || isWide
}

const denied =
  /\b(?:no|not|never|neither|cannot|disappeared|lost|attenuated|chance|insignificant|non-?significant|except|unless|contraindicated)\b/iu
const ofTheSame =
  /^(?:(?:however|but|nevertheless|yet|conversely|although),? |(?:this|these|those|it|they|neither) |the (?:difference|effect|association|benefit|reduction|increase|improvement|result|finding)s? )/iu

/** The sentence after a quote, where it takes the quote back: 'However, this was not significant.' Undefined where there is none. */
export function findTakenBack(quote: string, passages: readonly string[]): string | undefined {
  for (const passage of passages) {
    const at = passage.indexOf(quote)
    if (at < 0) continue
    const [next] = passage
      .slice(at + quote.length)
      .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
      .filter((part) => /\p{L}/u.test(part))
    return next !== undefined && ofTheSame.test(next.trim()) && denied.test(next) ? next.trim() : undefined
  }
  return undefined
}

/** What stands in a source between quotes that a text sets side by side. */
export function findGaps(quotes: readonly string[], passage: string): string[] {
  const gaps: string[] = []
  let end = 0
  for (const [nth, quote] of quotes.entries()) {
    const at = passage.indexOf(quote, end)
    if (at < 0) continue
    const between = passage.slice(end, at).trim()
    if (nth > 0 && between !== '') gaps.push(between)
    end = at + quote.length
  }
  return gaps
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean)
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function numberOf(figure: string | undefined): number {
  return Number((figure ?? '').replace('·', '.').replace(/[−–]/u, '-'))
}
