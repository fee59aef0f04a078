import { numberWordsPattern, readNumber, readNumberWords } from './numbers.ts'
import type { Sentence } from './document-text.ts'

/** How many people were analysed, and the words of the source that say so. */
export type Participants = { count: number; text: string }

const count = String.raw`(?<![\p{L}\d.,·$€£#/±-])(?:(?<digits>\d{1,3}(?:[,\u2009\u00a0\u202f ]\d{3})+(?![\d.·])|\d+)(?![\d]*[.·]\d)(?!\s?(?:%|per ?cent\b|mg\b|m[lL]\b|years?\b|months?\b|weeks?\b|days?\b|hours?\b))|(?<words>${numberWordsPattern}))`
const people = String.raw`(?:patients?|participants?|subjects?|women|men|children|adults|adolescents|infants|neonates|newborns|babies|volunteers|individuals|people|persons|boys|girls|mothers|females|males|veterans|students|residents|workers|smokers|nurses|physicians|athletes|survivors|outpatients|inpatients|couples|pairs|eyes|knees|hips|pregnancies|births|deliveries|cases|recipients|donors|users|households|respondents|players|probands|twins|beneficiaries|members|dyads|caregivers|toddlers|schoolchildren|elders|teeth|implants|admissions|procedures|operations)`
const between = String.raw`(?:[\p{L}\d][\p{L}\d'’/-]*\s+){0,6}?`

type Rule = { pattern: RegExp; rank: number }

/** The higher the rank, the closer to 'analysed'. Each pattern stays inside one sentence and looks at a bounded stretch. */
const rules: readonly Rule[] = [
  rule(
    5,
    String.raw`(?:data|outcomes?|results?)\s+(?:from|of|for|on|were available (?:for|from))\s+${count}\s+${between}${people}`,
  ),
  rule(
    5,
    String.raw`(?:analys(?:ed|is (?:included|of|comprised|was (?:done|performed) (?:on|in)))|intention[- ]to[- ]treat (?:population|analysis) (?:of|included|comprised))\s+(?:of\s+)?${count}\s+${between}${people}`,
  ),
  rule(
    5,
    String.raw`${count}\s+${between}${people}[^.;]{0,40}?\b(?:were|was)\s+(?:included in the (?:primary |final |main |intention-to-treat )?analys|analys|evaluated|assessed for the primary)`,
  ),
  rule(
    5,
    String.raw`(?:trials?|studies|RCTs|cohorts|articles|reports|papers)[^.]{0,60}?(?:involving|including|included|with|comprising|enrolling|enrolled|totall?ing|of|and|(?:which|that) (?:included|enrolled|involved)|for|representing|\(|,|on|recruiting|randomi[sz]ing)\s*(?:a total of\s+|data (?:from|on)\s+|n\s?=\s?)?${count}\s+${between}${people}`,
  ),
  rule(
    4,
    String.raw`(?:we|was|were|study|trial|and)\s+(?:then\s+)?(?:randomly (?:assigned|allocated)|randomi[sz]ed|assigned|allocated)\s+(?:a total of\s+)?${count}\s+${between}${people}`,
  ),
  rule(
    4,
    String.raw`${count}\s+${between}${people}[^.;]{0,90}?\b(?:were|was|who were|underwent)?\s*(?:equally |then |prospectively )?(?:randomly|randomi[sz]|allocated|assigned|divided)`,
  ),
  rule(4, String.raw`${count}\s+(?:were|was|had been|underwent)\s+(?:randomly|randomi[sz])`),
  rule(
    3,
    String.raw`(?:enrolled|recruited|included|identified|studied|analy[sz]ed|followed|comprised|evaluated|examined|investigated|reviewed|assessed|involved|involving|treated|surveyed|comprising)\s+(?:up\s+)?(?:data (?:from|on|of)\s+)?(?:a total of\s+|the first\s+)?${count}\s+${between}${people}`,
  ),
  rule(
    3,
    String.raw`${count}\s+${between}${people}[^.;]{0,60}?\b(?:were|was|who)\s+(?:\p{L}+ly\s+)?(?:enrolled|recruited|included|studied|followed|identified|treated|participated|completed|underwent|received|enroled|surveyed|evaluated|examined|investigated)`,
  ),
  rule(3, String.raw`(?:a )?total (?:of|number of \p{L}+ (?:was|were))\s+${count}\s+${between}${people}`),
  rule(
    3,
    String.raw`(?:cohort|sample|population|series|group)\s+(?:size\s+)?(?:was|of|comprised|included|consisted of|comprising)\s+${count}\s+${between}${people}`,
  ),
  rule(2, String.raw`(?<![\p{L}])[nN]\s?=\s?${count}`),
  rule(2, String.raw`${count}\s+${between}${people}`),
]

function rule(rank: number, source: string): Rule {
  return { rank, pattern: new RegExp(source, 'giu') }
}

/** People who were only looked at for the study, and numbers of people that are not its sample. */
const notTheSample =
  /\b(?:screened|approached|invited|assessed for eligibility|eligible|excluded|per (?:1,?000|10,?000|100,?000|million)|were needed|sample size|power|withdrew|dropped|lost to follow|million (?:people|deaths)|worldwide|will be|to be (?:recruited|enrolled|randomi))\b/iu
const plausible = { least: 2, most: 500_000_000 }
const ranksOfArms = /\(\s*n\s?=\s?(\d{1,3}(?:[,\s\u2009\u00a0\u202f]\d{3})+|\d+)\s*[,;)]/gu
/** Words after a number that make it a part of the sample rather than the sample. */
const partOfSample = /^\s*(?:\(\s*\d|of (?:the|whom)|\/|\s*(?:deaths|events|of \d))/u

type Candidate = Participants & { rank: number; at: number }

/**
 * The number of participants a study analysed, else randomised, else enrolled, as stated in its text or as the sum of the
 * arms it states ('n = 50' twice). Undefined when the text does not say.
 */
export function findParticipants(sentences: readonly Sentence[]): Participants | undefined {
  const candidates: Candidate[] = []
  sentences.forEach((sentence, at) => {
    const weight = sentence.part === 'background' ? -2 : sentence.part === 'conclusion' ? -1 : 0
    if (
      !/\d|hundred|thousand|[tn]y\b|(?:ty|teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu.test(
        sentence.text,
      )
    )
      return
    for (const { rank, pattern } of rules) {
      for (const found of readCounts(sentence.text, pattern))
        candidates.push({ ...found, rank: rank + weight, at })
    }
    const sum = sumOfArms(sentence.text)
    if (sum !== undefined) candidates.push({ ...sum, rank: 3.5 + weight, at })
  })
  const best = candidates.reduce<Candidate | undefined>(
    (chosen, candidate) => (chosen === undefined || isBetter(candidate, chosen) ? candidate : chosen),
    undefined,
  )
  return best === undefined ? undefined : { count: best.count, text: best.text }
}

/** A number of the same rank that is larger is the whole of which the other is a part. */
function isBetter(candidate: Candidate, chosen: Candidate): boolean {
  if (candidate.rank !== chosen.rank) return candidate.rank > chosen.rank
  return candidate.count > chosen.count
}

function* readCounts(text: string, pattern: RegExp): Generator<Participants> {
  for (const match of text.slice(0, 2_000).matchAll(pattern)) {
    const { digits, words } = match.groups ?? {}
    const value = digits === undefined ? readNumberWords(words ?? '') : readNumber(digits)
    if (!(value >= plausible.least && value <= plausible.most) || isYear(value, digits, match[0])) continue
    if (notTheSample.test(match[0]) || notTheSample.test(around(text, match))) continue
    if (partOfSample.test(text.slice(match.index + match[0].length))) continue
    yield { count: value, text: match[0].trim() }
  }
}

/** The words just before and after: '312 of 5,000 screened patients'. */
function around(text: string, match: RegExpExecArray): string {
  const end = match.index + match[0].length
  return `${text.slice(Math.max(0, match.index - 25), match.index)} ${text.slice(end, end + 28)}`
}

function isYear(value: number, digits: string | undefined, matched: string): boolean {
  return (
    digits !== undefined &&
    /^(?:19|20)\d{2}$/u.test(digits) &&
    value < 2100 &&
    !/^\s*n\s?=/iu.test(matched) &&
    !/\d\s+\p{L}*\s?(?:patients|participants|women|men|children|adults|subjects)/u.test(matched)
  )
}

/** 'intervention (n=50) and control (n=50)': the sum, with the words from the first arm to the last. */
function sumOfArms(text: string): Participants | undefined {
  const arms = [...text.slice(0, 2_000).matchAll(ranksOfArms)]
  const [first] = arms
  const last = arms.at(-1)
  if (first === undefined || last === undefined || arms.length < 2 || arms.length > 6) return undefined
  const total = arms.reduce((sum, arm) => sum + readNumber((arm[1] ?? '').replaceAll(/\s/gu, ' ')), 0)
  if (!Number.isFinite(total) || total < plausible.least) return undefined
  return { count: total, text: text.slice(first.index, last.index + last[0].length) }
}
