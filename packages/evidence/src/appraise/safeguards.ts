import type { Document } from '../corpus/document.ts'

export type Safeguard =
  | 'masked'
  | 'several-centres'
  | 'registered'
  | 'intention-to-treat'
  | 'individual-patient-data'
  | 'bias-assessed'
export type Weakness = 'stopped-early' | 'per-protocol-only'

const patterns: Readonly<Record<Safeguard, RegExp>> = {
  masked:
    /\b(?:(?:double|triple|single|observer|assessor|evaluator|investigator|outcome|rater|quadruple)[- ]?(?:blind(?:ed)?|mask(?:ed)?)|blinded (?:\w+ )?(?:assess|evaluat|outcome|review|adjudicat)|(?:participants|patients|investigators|assessors|staff|clinicians) (?:\w+ ){0,6}(?:were|was) (?:blinded|masked)|(?:masked|blinded) to (?:\w+ ){0,3}(?:treatment|allocation|assignment|group|intervention))/iu,
  'several-centres':
    /\bmulti-?\s?(?:centre|center|national|site|hospital)\b|\bmulti(?:centre|center)d?\b|\b(?:(?:[2-9]|\d{2,4})|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple) (?:\w+ ){0,4}(?:centres|centers|hospitals|sites|clinics|countries|practices|units|institutions)\b/iu,
  registered:
    /\b(?:NCT\s?\d{8}|ISRCTN\s?\d{5,8}|EudraCT|CRD\s?\d{6,}|PROSPERO|ACTRN\s?\d+|ChiCTR|DRKS\s?\d+|UMIN\s?\d*|CTRI\/|IRCT\s?\d+|NTR\s?\d{3,}|JPRN|KCT\d+|PACTR\d+|TCTR\d+|ClinicalTrials\.gov)/u,
  'intention-to-treat': /\bintent(?:ion)?[- ]to[- ]treat\b/iu,
  'individual-patient-data':
    /\bindividual[- ](?:patient|participant)(?:[- ]level)?[- ]data\b|\b(?:patient|participant)-level (?:data|meta)/iu,
  'bias-assessed':
    /\b(?:[Rr]isk of bias|GRADE\b|GRADE approach|Grading of Recommendations|[Qq]uality (?:of (?:the )?(?:evidence|included|studies|trials)|assessment)|[Cc]ertainty of (?:the )?evidence|QUADAS|Newcastle[- ]Ottawa|Jadad|AMSTAR|[Mm]ethodological quality|[Ll]evels? of evidence)\b/u,
}
const stoppedEarly =
  /\b(?:(?:trial|study|enrol?ment|recruitment|it) (?:\w+ ){0,3}(?:stopped|terminated|halted|discontinued|ended) (?:\w+ )?(?:early|prematurely)|(?:stopped|terminated|halted) (?:early|prematurely)|(?:early|premature) (?:termination|stopping|closure))\b/iu
const perProtocol = /\bper[- ]protocol\b/iu

/** Safeguards against bias that the record or abstract names. A safeguard that is not named may still have been there. */
export function findSafeguards(
  document: Document,
  text: string,
): { safeguards: Safeguard[]; weaknesses: Weakness[] } {
  const safeguards = safeguardNames.filter(
    (name) =>
      patterns[name].test(text) ||
      (name === 'registered' && document.registrations.length > 0) ||
      (name === 'several-centres' && document.publicationTypes.includes('Multicenter Study')),
  )
  const weaknesses: Weakness[] = []
  if (stoppedEarly.test(text)) weaknesses.push('stopped-early')
  if (perProtocol.test(text) && !safeguards.includes('intention-to-treat'))
    weaknesses.push('per-protocol-only')
  return { safeguards, weaknesses }
}

const safeguardNames: readonly Safeguard[] = [
  'masked',
  'several-centres',
  'registered',
  'intention-to-treat',
  'individual-patient-data',
  'bias-assessed',
]

const graded =
  /\b(?:strong(?:ly)? (?:recommend\w*|for\b)|strong recommendation|class (?:I|1)\b(?![IV\d])|grade (?:A|1A|1B|1)\b|(?:recommendation )?grade:? ?A\b|COR 1\b)/u

/** The words of a strong, graded recommendation ('Class I', 'strong recommendation', 'grade 1A'); undefined without one. */
export function findStrongRecommendation(text: string): string | undefined {
  return graded.exec(text)?.[0]
}
