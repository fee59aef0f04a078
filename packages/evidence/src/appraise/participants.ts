import type { Sentence } from './document-text.ts'
import { numberWordsPattern, readNumber, readNumberWords } from './numbers.ts'

/** How many people were analysed, and the words of the source that say so. */
export type Participants = { count: number; text: string }

const thousandsGap = String.raw`[,\u2009\u00a0\u202f ]`
const unit = String.raw`\s?(?:%|(?:per ?cent|m[gl]|mL|years?|months?|weeks?|days?|hours?|minutes?|mm\d?|cm|kg|g|IU|kcal|mcg|[µμ]g|units?|times|doses?|points?|events|deaths)\b)`
const count = String.raw`(?:(?<digits>\d{1,3}(?:${thousandsGap}\d{3})+(?![\d.·])|\d+)(?!\d*[.·]\d)(?!${unit})|(?<words>${numberWordsPattern}))`
const people = String.raw`(?:patients?|participants?|subjects?|women|men|children|adults|adolescents|infants|neonates|newborns|babies|volunteers|individuals|people|persons|boys|girls|mothers|females|males|veterans|students|residents|workers|smokers|nurses|physicians|athletes|survivors|outpatients|inpatients|couples|pairs|eyes|knees|hips|pregnancies|births|deliveries|cases|recipients|donors|users|households|respondents|players|probands|twins|beneficiaries|members|dyads|caregivers|toddlers|schoolchildren|elders|teeth|implants|admissions|procedures|operations)`
/** 'Two groups of students' and 'one done in 60 patients' count something else first. */
const otherCounted = String.raw`(?:groups?|arms?|cohorts?|sites?|cent(?:re|er)s?|hospitals?|schools?|clinics?|trials?|studies|practices|villages|wards|types?|classes)\b`
const between = String.raw`(?:(?!${otherCounted})(?:\p{L}[\p{L}\d'’/-]*|\d(?!\d)),?\s+){0,6}?`
const notInside = String.raw`(?<![\p{L}\d.,·$€£#/±–-])`

const countOfPeople = new RegExp(String.raw`${notInside}${count}\s+${between}${people}\b`, 'giu')
const countAlone = new RegExp(
  String.raw`${notInside}${count}\s+(?:(?:were|was|had been|underwent)\s+(?:randomly|randomi[sz])|entered the (?:study|trial))`,
  'giu',
)
const sampleSize =
  /(?<![\p{L}])n\s?=\s?(?<digits>\d{1,3}(?:[,\u2009\u00a0\u202f ]\d{3})+(?![\d.·])|\d+)(?![.·]\d)/giu
const mayCount =
  /\d|hundred|thousand|ty\b|teen\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu

/** What stands right before and right after a number of people, with how close to 'analysed' it is. */
const before: readonly [RegExp, number][] = [
  [/\b(?:data|outcomes?|results?)\s+(?:from|of|for|on|were available (?:for|from))\s+$/iu, 5],
  [
    /\b(?:analys(?:ed|is (?:included|of|comprised|was (?:done|performed) (?:on|in)))|(?:intention[- ]to[- ]treat )(?:population|analysis) (?:of|included|comprised))\s+(?:of\s+)?(?:data (?:from|on) )?$/iu,
    5,
  ],
  [
    /\b(?:trials?|studies|RCTs|cohorts|articles|reports|papers)\b[^.]{0,60}?(?:involving|includ(?:ing|ed)|with|comprising|enroll(?:ing|ed)|totall?ing|of|and|for|representing|on|recruiting|randomi[sz]ing|[(,;])\s*(?:a total of\s+|data (?:from|on)\s+|n\s?=\s?)?$/iu,
    5,
  ],
  [/\b(?:randomly (?:assigned|allocated)|randomi[sz]ed|assigned|allocated)\s+(?:a total of\s+)?$/iu, 4],
  [
    /\b(?:enrol(?:l)?ed|recruited|included|identified|studied|analy[sz]ed|followed|comprised|evaluated|examined|investigated|reviewed|assessed|involv(?:ed|ing)|treated|surveyed|comprising|total (?:of|number of \p{L}+ (?:was|were))|(?:cohort|sample|population|series|group)\s+(?:size\s+)?(?:was|of|consisted of))\s+(?:up\s+)?(?:data (?:from|on|of)\s+)?(?:a total of\s+|the first\s+|of\s+)?$/iu,
    3,
  ],
]
const after: readonly [RegExp, number][] = [
  [
    /^[^.;]{0,40}?\b(?:were|was)\s+(?:included in the (?:primary |final |main |intention-to-treat )?analys|analys|evaluated|assessed for the primary)/iu,
    5,
  ],
  [/^(?:[^.;,]|,(?!\s*\d)){0,90}?\b(?:randomly|randomi[sz]|allocated|assigned|divided)/iu, 4],
  [
    /^(?:[^.;,]|,(?!\s*\d)){0,60}?\b(?:were|was|who)\s+(?:\p{L}+ly\s+)?(?:enrol|recruited|included|studied|followed|identified|treated|participated|completed|underwent|received|surveyed|evaluated|examined|investigated)/iu,
    3,
  ],
]

/** People who were only looked at for the study, and numbers of people that are not its sample. */
const notTheSample =
  /\b(?:screened|approached|invited|assessed for eligibility|eligible|excluded|per (?:1,?000|10,?000|100,?000|million)|were needed|withdrew|dropped|lost to follow|million (?:people|deaths)|worldwide|will be|to be (?:recruited|enrolled|randomi))\b/iu
const plannedSize = /\bsample size\b|\bpower (?:of|calculation|to detect)\b/iu
/** Words after a number that make it a part of the sample rather than the sample. */
const partOfSample = /^\s*(?:\(\s*\d+(?:[.·]\d+)?\s*%|of (?:the|whom)|\/)/u
/** '48% (n = 150)' is a part of an arm. */
const arms = /(?<!%\s?)\((?:[^()\d]{0,40}[,;:]\s*)?\s*n\s?=\s?(\d{1,3}(?:[,\s\u2009\u00a0\u202f]\d{3})+|\d+)\s*[,;)]/giu

const plausible = { least: 2, most: 500_000_000 }
const longestSentence = 2_000

type Candidate = Participants & { rank: number }

/**
 * The number of participants a study analysed, else randomised, else enrolled, as stated in its text or as the sum of the
 * arms it states ('n = 50' twice). Undefined when the text does not say.
 */
export function findParticipants(sentences: readonly Sentence[]): Participants | undefined {
  let best: Candidate | undefined
  for (const { text, part } of sentences) {
    if (!mayCount.test(text) || plannedSize.test(text)) continue
    const aside = part === 'background' ? -2 : part === 'conclusion' ? -1 : 0
    for (const candidate of listCandidates(text.slice(0, longestSentence))) {
      const rank = candidate.rank + aside
      // A larger number of the same rank is the whole of which the other is a part.
      if (best === undefined || rank > best.rank || (rank === best.rank && candidate.count > best.count))
        best = { ...candidate, rank }
    }
  }
  return best === undefined ? undefined : { count: best.count, text: best.text }
}

function* listCandidates(text: string): Generator<Candidate> {
  for (const match of text.matchAll(countOfPeople)) {
    const rank = Math.max(
      2,
      strongest(before, text.slice(Math.max(0, match.index - 110), match.index)),
      strongest(after, textAfter(text, match, 110)),
    )
    yield* read(text, match, rank)
  }
  for (const match of text.matchAll(countAlone)) yield* read(text, match, 4)
  for (const match of text.matchAll(sampleSize)) yield* read(text, match, 2)
  const sum = sumOfArms(text)
  if (sum !== undefined) yield { ...sum, rank: 3.5 }
}

function strongest(rules: readonly [RegExp, number][], text: string): number {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? 0
}

function textAfter(text: string, match: RegExpExecArray, length: number): string {
  const end = match.index + match[0].length
  return text.slice(end, end + length)
}

function* read(text: string, match: RegExpExecArray, rank: number): Generator<Candidate> {
  const { digits, words } = match.groups ?? {}
  const value = digits === undefined ? readNumberWords(words ?? '') : readNumber(digits)
  if (!(value >= plausible.least && value <= plausible.most) || isYear(value, digits, match[0])) return
  const lead =
    text
      .slice(Math.max(0, match.index - 25), match.index)
      .split(/[,;(]/u)
      .at(-1) ?? ''
  const tail = textAfter(text, match, 28).split(/[,;(]|\band\b/u)[0] ?? ''
  const around = `${lead} ${match[0]} ${tail}`
  if (notTheSample.test(around) || partOfSample.test(textAfter(text, match, 20))) return
  yield { count: value, text: match[0].trim(), rank }
}

/** 'In 2015 patients were' is a year; '2015 patients' and 'n = 2015' may not be. */
function isYear(value: number, digits: string | undefined, matched: string): boolean {
  if (digits === undefined || !/^(?:19|20)\d{2}$/u.test(digits) || value >= 2100) return false
  return (
    !/^n\s?=/iu.test(matched) &&
    !/^\d+\s+(?:\p{L}+\s+)?(?:patients|participants|women|men|children|adults|subjects)$/iu.test(matched)
  )
}

/** 'intervention (n=50) and control (n=50)': the sum, with the words from the first arm to the last. */
function sumOfArms(text: string): Participants | undefined {
  const found = [...text.matchAll(arms)]
  const [first] = found
  const last = found.at(-1)
  if (first === undefined || last === undefined || found.length < 2 || found.length > 6) return undefined
  const counts = found.map((arm) => readNumber((arm[1] ?? '').replaceAll(/\s/gu, ' ')))
  const sum = counts.reduce((total, one) => total + one, 0)
  const whole = counts[0] ?? 0
  // '(n = 120) … (n = 60) … (n = 60)': the first is the whole.
  const total = counts.length > 2 && whole * 2 === sum ? whole : sum
  if (!Number.isFinite(total) || total < plausible.least) return undefined
  return { count: total, text: text.slice(first.index, last.index + last[0].length) }
}
