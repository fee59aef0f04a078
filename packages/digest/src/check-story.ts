import { countWords } from '@auscult/contract/ai/ai.ts'
import { figuresIn } from '@auscult/evidence/answer/verify.ts'
import { splitStorySentences } from './story-sentences.ts'
import { bodyLabels, mostWords, Story } from './story.ts'

/** What a story is checked against. */
export type Known = {
  /** Hosts of listed sources and of indexes; what lies below one is known, too. */
  hosts: ReadonlySet<string>
  /** Sites of listed sources, as `canonicalUrl` writes them: where many stories may lead. */
  frontPages: ReadonlySet<string>
  /** Names of listed sources. */
  sources: ReadonlySet<string>
  /** Ids of specialities. */
  specialities: ReadonlySet<string>
}

export type StoryFault = {
  fault:
    | 'shape'
    | 'length'
    | 'label'
    | 'sentence-without-claim'
    | 'claim-without-sentence'
    | 'number-not-in-quote'
    | 'unknown-host'
    | 'unknown-source'
    | 'unknown-speciality'
  /** What it is about, for a person who has to mend it. */
  about: string
}

/** Everything that is wrong with a story; nothing of one that may be shown. Takes what was read from a file as it is. */
export function checkStory(value: unknown, known: Known): StoryFault[] {
  const parsed = Story.safeParse(value)
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({
      fault: 'shape',
      about: `${path.join('.')}: ${message}`,
    }))
  }
  const story = parsed.data
  return [...checkLength(story), ...checkLabels(story), ...checkClaims(story), ...checkNames(story, known)]
}

/** The sentences of a body, without the labels of its lines. */
export function listBodySentences(body: string): string[] {
  return body.split('\n').flatMap((line) => splitStorySentences(withoutLabel(line)))
}

function withoutLabel(line: string): string {
  const label = bodyLabels.find((candidate) => line.startsWith(candidate))
  return label === undefined ? line : line.slice(label.length)
}

function checkLength({ kind, body }: Story): StoryFault[] {
  const words = countWords(body)
  const most = mostWords[kind]
  return words > most ? [{ fault: 'length', about: `${words} words, ${most} may be` }] : []
}

/** A synopsis of research says what was found and what follows, each on a line of its own. */
function checkLabels({ kind, body }: Story): StoryFault[] {
  if (kind === 'news') return []
  const lines = body.split('\n')
  return bodyLabels
    .filter((label) => !lines.some((line) => line.startsWith(label)))
    .map((label) => ({ fault: 'label', about: `no line begins '${label}'` }))
}

function checkClaims({ body, claims }: Story): StoryFault[] {
  const sentences = listBodySentences(body)
  const claimed = new Set(claims.map((claim) => claim.text))
  const figuresMissing = claims.flatMap((claim) => {
    const known = figuresIn(claim.quote)
    return [...figuresIn(claim.text)]
      .filter((figure) => !known.has(figure))
      .map((figure) => ({ figure, claim }))
  })
  return [
    ...sentences
      .filter((sentence) => !claimed.has(sentence))
      .map((sentence) => ({ fault: 'sentence-without-claim' as const, about: sentence })),
    ...claims
      .filter((claim) => !sentences.includes(claim.text))
      .map((claim) => ({ fault: 'claim-without-sentence' as const, about: claim.text })),
    ...figuresMissing.map(({ figure, claim }) => ({
      fault: 'number-not-in-quote' as const,
      about: `${figure} in '${claim.text}'`,
    })),
  ]
}

function checkNames(story: Story, known: Known): StoryFault[] {
  const links = [story.url, ...story.claims.map(({ url }) => url)]
  const strange = [...new Set(links)].filter((link) => !isKnownHost(new URL(link).hostname, known.hosts))
  return [
    ...strange.map((about) => ({ fault: 'unknown-host' as const, about })),
    ...(story.kind === 'news' && !known.sources.has(story.source)
      ? [{ fault: 'unknown-source' as const, about: story.source }]
      : []),
    ...story.specialities
      .filter((id) => !known.specialities.has(id))
      .map((about) => ({ fault: 'unknown-speciality' as const, about })),
  ]
}

/** Whether a host is listed, or lies below one that is. */
export function isKnownHost(hostname: string, hosts: ReadonlySet<string>): boolean {
  const labels = hostname.replace(/^www\./u, '').split('.')
  return labels.some((_, from) => hosts.has(labels.slice(from).join('.')))
}
