import { chatter, histories, whereAgeOrSexCounts } from '../../clinicians/harmless-additions.ts'
import { perturb } from '../../clinicians/perturb.ts'

/** How a question at work begins: a patient in a line, or who asks it and when. */
const before: readonly string[] = [
  '72F,',
  '58M, T2DM on metformin,',
  'PMH HTN and COPD.',
  'sorry, quick one,',
  'pt asking,',
  'consultant on the ward round asks:',
  'busy clinic today -',
  '81F from a care home, hx of gout,',
  'smoker, on ramipril and atorvastatin,',
  'known asthma,',
  'CKD3, on bisoprolol.',
  'night shift question:',
  '67M with BMI 34,',
  'my reg is not sure:',
  'retired teacher, lives alone,',
  '39F, otherwise well,',
  'on amlodipine and omeprazole,',
  'hx hypothyroidism,',
  'had a cholecystectomy in 2011,',
  'bloods ok, obs stable.',
]

const after: readonly string[] = [
  'what do you think',
  'family keen to know',
  'before he goes home',
  'pharmacist is asking',
  'or not?',
  'she is anxious about it',
  'he takes levothyroxine',
  'allergic to penicillin',
  'ECG normal, bloods unremarkable',
  'lives with wife',
  'any evidence?',
  'meeting at 5 so quick answer',
  'also on a statin',
  'no fever',
]

const tellsAge = /^\d{2}[FM]\b/u

type Options = { random: () => number; isDrugWord: (word: string) => boolean }

/**
 * A question as it may be typed at work: with a patient before it, chatter behind it, now and then a typing error or all in capitals. What a
 * source is asked about stays the same; how much of what is typed it has gets less.
 */
export function addNoise(question: string, { random, isDrugWord }: Options): string {
  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)]
  const able = whereAgeOrSexCounts.test(question) ? before.filter((text) => !tellsAge.test(text)) : before
  const harmless = histories.filter(({ notWith }) => !notWith.test(question))
  let noisy = question
  if (random() < 0.3) noisy = pick(perturb(noisy, { lang: 'en', random, isDrugWord }))?.question ?? noisy
  if (random() < 0.65) noisy = `${pick(able)} ${noisy}`
  if (random() < 0.4) noisy = `${pick(able)} ${noisy}`
  if (random() < 0.25) noisy = append(noisy, pick(harmless)?.text['en'] ?? '')
  if (random() < 0.5) noisy = append(noisy, pick(after) ?? '')
  if (random() < 0.2) noisy = pick(chatter['en'] ?? [])?.(noisy) ?? noisy
  return noisy
}

function append(question: string, text: string): string {
  if (text === '') return question
  return `${question}${/[.?!]$/u.test(question) ? ' ' : ', '}${text}`
}
