import type { SourceReport } from '@auscult/digest/intake/sync.ts'
import type { Story } from '@auscult/digest/story.ts'
import type { SourceHealth } from '../features/intake/intake.ts'

/** A source in a line, tab-separated, and below it why entries gave no story. */
export function describeReport({
  source,
  outcome,
  kept,
  marked,
  duplicates,
  refusals,
  failure,
}: SourceReport): string {
  if (outcome === 'failed') return `${source}\tfailed\t${failure ?? ''}`
  if (outcome !== 'kept') return `${source}\t${outcome === 'unchanged' ? 'nothing new' : 'not due yet'}`
  const changed = marked === 0 ? '' : `${marked} withdrawn or corrected since, `
  const counts = `${kept} kept, ${changed}${duplicates} known already, ${refusals.length} left out`
  const reasons = refusals.map(({ title, reason }) => `  ${JSON.stringify(title)}: ${reason}`)
  return [`${source}\t${counts}`, ...reasons].join('\n')
}

/** Tab-separated: short name, name, on or off, how it is asked, how it went last, when it is asked next. */
export function describeHealth({ source, isOn, isAdded, state }: SourceHealth): string {
  const { shortName, name, feed, medlineTitle } = source
  const unchecked = feed?.mark === 'recalled' ? ' (address unchecked)' : ''
  const way =
    medlineTitle === null ? `${feed?.address ?? 'no feed known'}${unchecked}` : `PubMed: ${medlineTitle}`
  return [shortName, name, isOn ? (isAdded ? 'added' : 'on') : 'off', way, describeState(state)].join('\t')
}

function describeState({
  lastTriedAt,
  lastReadAt,
  failures,
  lastFailure,
  nextAt,
  kept,
  entries,
}: SourceHealth['state']) {
  if (lastTriedAt === null) return 'never asked'
  const next = nextAt === null ? '' : `, next ${nextAt.toISOString()}`
  if (lastFailure !== null) {
    const last = lastReadAt === null ? 'never read' : `last read ${lastReadAt.toISOString()}`
    const often = failures === 1 ? 'once' : `${failures} times in a row`
    return `failed ${often}: ${lastFailure}; ${last}${next}`
  }
  return `well: read ${lastReadAt?.toISOString() ?? ''}, ${kept} of ${entries} kept${next}`
}

/** Everything a person needs to judge a story: its words, and below each sentence what it rests on. */
export function describeStory({
  id,
  kind,
  title,
  source,
  url,
  publishedAt,
  specialities,
  claims,
  body,
  status,
}: Story): string {
  return [
    `${id}\t${kind}\t${publishedAt}\t${source}${status === undefined ? '' : `\t${status}`}`,
    title,
    url,
    body,
    ...claims.map(({ text, quote }) =>
      text === quote ? `  as its source: ${text}` : `  ${text}\n    from: ${quote}`,
    ),
    `specialities: ${specialities.join(', ') || 'none'}`,
  ].join('\n')
}
