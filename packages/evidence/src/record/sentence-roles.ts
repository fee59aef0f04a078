import type { Document } from '../corpus/document.ts'
import { documentSentences, type DocumentSentence } from '../corpus/text-index/indexed-lines.ts'
import type { SentenceRole } from './evidence-record.ts'
import { FeatureWeights } from './role-features.ts'
import { rolesOfLabel } from './role-labels.ts'
import { firstWeights, nextWeights, toldRoles, wordWeights } from './role-weights.ts'
import { readTextWords, type TextWord, type TextWords } from './text-words.ts'
import { cue, type Cues } from './word-cues.ts'

const registered =
  /\b(?:NCT ?\d{8}|ISRCTN ?\d{5,8}|CRD ?\d{8,}|ACTRN ?\d{10,}|ChiCTR|EudraCT|DRKS ?\d{6,}|JPRN|UMIN ?\d{6,}|CTRI\/\d)|clinicaltrials\.gov|controlled-trials\.com|\btrial regist|\bregistered (?:with|at|in|on) (?:the )?(?:\p{L}+ ){0,3}(?:regist|clinical ?trials|prospero)|\bregistration (?:number|no)\b/iu
const funded =
  /^(?:funding|financial (?:support|disclosure)|disclosures?|conflicts? of interest|competing interests?)\b|\b(?:funded|sponsored) by\b|\b(?:financial(?:ly)? support(?:ed)?|supported) (?:by|from) (?:a |the |an )?(?:grants?|national|ministry|[\p{L} ]{0,40}(?:foundation|institute|council|fund|research))/iu
/** Words of a finding, which may end in a registration number. */
const tells =
  /\b(?:reduc|increas|improv|signific|conclu|effective|superior|inferior|associated)\w*|\b(?:HR|OR|RR|CI|p)\b ?[=<,]/iu
const longestNotice = 220

/** 'aim' is said of it in so many words; a background section may end in it. */
const aiming =
  /\b(?:aims?|aimed|objectives?|purpose|goals?) (?:of|was|were|is|to)\b|\b(?:we|this (?:study|trial|review|paper)) (?:sought|aims?|aimed|set out|wanted) to\b|^to (?:assess|evaluate|compare|determine|investigate|examine|test|explore|study|describe|identify|analy[sz]e|establish)\b|\bwe (?:hypothesi[sz]ed|tested (?:the hypothesis|whether)|investigated whether)\b/iu

function readNotice(text: string, cues: Cues): SentenceRole | undefined {
  if ((cues & cue.notice) === 0) return undefined
  if (text.length > longestNotice && tells.test(text)) return undefined
  if (registered.test(text) && !tells.test(text)) return 'registration'
  return funded.test(text) && !tells.test(text) ? 'funding' : undefined
}

/**
 * The part each of `documentSentences` plays: from its section's label where that is plain, else the likeliest sequence of parts by words,
 * place and what stood before. None for guidelines and for records of our own, all of which may be quoted. `words` are those of the
 * sentences, where they are at hand.
 */
export function readSentenceRoles(
  document: Document,
  words: readonly TextWords[] = documentWords(document),
): SentenceRole[] {
  if (document.kind === 'guideline' || document.readPart === 'own-synopsis') return []
  const ofLabel = new Map<string | null, readonly SentenceRole[]>()
  const allowed = documentSentences(document).map(({ text, section }, at) => {
    const roles = ofLabel.get(section) ?? rolesOfLabel(section)
    ofLabel.set(section, roles)
    return allowedRoles(text, words[at]?.cues ?? 0, roles)
  })
  if (allowed.every((roles) => roles.length === 1)) return allowed.map((roles) => roles[0] ?? 'background')
  return likeliest(documentSentences(document), words, allowed)
}

export function documentWords(document: Document): TextWords[] {
  return documentSentences(document).map(({ text }) => readTextWords(text))
}

function allowedRoles(text: string, cues: Cues, roles: readonly SentenceRole[]): readonly SentenceRole[] {
  const [only] = roles
  if (only === 'registration' || only === 'funding') return roles
  const notice = readNotice(text, cues)
  if (notice !== undefined && only !== 'result') return [notice]
  if (roles.length === 1 && only === 'background' && isAim(text, cues)) return ['aim']
  return roles
}

function isAim(text: string, cues: Cues): boolean {
  return (cues & cue.aim) !== 0 && aiming.test(text)
}

const few = -50
const weights = new FeatureWeights(wordWeights)

/** Viterbi's algorithm (1967) over log weights. A sentence whose role is known ties those beside it. */
function likeliest(
  sentences: readonly DocumentSentence[],
  texts: readonly TextWords[],
  allowed: readonly (readonly SentenceRole[])[],
): SentenceRole[] {
  const count = texts.length
  const paths: { scores: number[]; from: number[] }[] = []
  let before: number[] | undefined
  for (let at = 0; at < count; at += 1) {
    const own = scoreSentence(texts[at]?.words ?? [], allowed[at] ?? [], at, count)
    const from: number[] = []
    const scores = own.map((score, role) => {
      if (before === undefined) return score + (firstWeights[role] ?? 0)
      let best = -Infinity
      let origin = 0
      for (let previous = 0; previous < toldRoles.length; previous += 1) {
        const reached = (before[previous] ?? 0) + (nextWeights[previous]?.[role] ?? 0)
        if (reached <= best) continue
        best = reached
        origin = previous
      }
      from[role] = origin
      return best + score
    })
    paths.push({ scores, from })
    before = scores
  }
  const roles: SentenceRole[] = []
  let role = indexOfBest(paths.at(-1)?.scores ?? [])
  for (let at = count - 1; at >= 0; at -= 1) {
    const found = noticeOf(allowed[at]) ?? toldRoles[role] ?? 'background'
    roles[at] =
      found === 'background' && isAim(sentences[at]?.text ?? '', texts[at]?.cues ?? 0) ? 'aim' : found
    role = paths[at]?.from[role] ?? 0
  }
  return roles
}

function noticeOf(allowed: readonly SentenceRole[] | undefined): SentenceRole | undefined {
  const only = allowed?.length === 1 ? allowed[0] : undefined
  return only === 'registration' || only === 'funding' ? only : undefined
}

function scoreSentence(
  words: readonly TextWord[],
  allowed: readonly SentenceRole[],
  at: number,
  count: number,
): number[] {
  const scores = toldRoles.map(() => 0)
  // A notice says nothing of its neighbours.
  if (noticeOf(allowed) !== undefined) return scores
  if (allowed.length !== 1) weights.score(words, at, count, scores)
  return allowed.length === 0
    ? scores
    : scores.map((score, role) => (allowed.includes(toldRoles[role] ?? 'background') ? score : score + few))
}

function indexOfBest(scores: readonly number[]): number {
  return scores.indexOf(Math.max(...scores))
}

/** Whether words of this part may stand for what a paper found; `undefined` where a source has no parts. */
export function mayQuote(role: SentenceRole | undefined): boolean {
  return role === undefined || role === 'result' || role === 'conclusion'
}

/** Where a paper tells no finding, what it set out to do is better than nothing; history, registration and funding never are. */
export function mayQuoteAtWorst(role: SentenceRole | undefined): boolean {
  return mayQuote(role) || role === 'aim' || role === 'method'
}
