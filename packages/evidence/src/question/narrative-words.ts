import { wordKey } from '../understand/words.ts'

/**
 * Words that tell how a patient came, was asked, looked at and tested, in English. Every case has them whatever it is about, so they say nothing
 * of which papers are on it; each translator chooses others of them.
 */
const narrative = [
  'patient case person man woman boy girl male female lady gentleman old age',
  'come came go went present presented presenting presentation bring brought attend attended',
  'arrive arrived visit visited admit admitted admission hospitalised seek sought referred refer',
  'department emergency room office clinic clinical clinically hospital ward outpatient centre service unit',
  'consultation consult consulted interview questioning interrogation anamnesis history background antecedent',
  'report reported complain complained complaint mention mentioned describe described state stated tell say',
  'suffer suffered suffering feel felt feeling experience experienced notice noticed develop developed',
  'begin began begun start started onset appear appeared appearance evolve evolved evolution course episode',
  'examination examine examined exploration physical inspection assessment evaluation evaluate explore',
  'reveal revealed show showed shown observe observed observation find found finding detect detected',
  'highlight highlighted noteworthy remarkable striking relevant significant important interest note appreciate',
  'identify identified confirm confirmed demonstrate demonstrated indicate indicated objectify evidence see seen',
  'test testing result study analysis analytical laboratory lab data value parameter level measure measured',
  'normal usual habitual known unknown previous previously prior past personal medical family familial general',
  'condition status situation picture form presence absence associated accompanied accompany related',
  'perform performed carry carried request requested order ordered obtain obtained undergo underwent made done',
  'receive received take took taken give given treat treated prescribe prescribed undergoing continue maintain',
  'day week month year hour minute time ago since last recent recently today morning night later now',
  'left right upper lower side part area region zone type kind number one two three four first',
  'next following second several various multiple different some big small good bad well also approximately',
  'diagnosis diagnose diagnosed diagnostic treatment therapy therapeutic management approach attitude step',
  'likely probable probably possible suspect suspected suspicion suspicious initial initially appropriate adequate',
  'correct incorrect true false option answer question statement affirm choose recommend advise propose',
  'consider considered think believe decide expect regarding respect regard due cause reason suggest suggestive',
  'doctor physician specialist surgeon professional occupation work worker wife husband mother father son daughter',
]

const keys: ReadonlySet<string> = new Set(narrative.flatMap((line) => line.split(' ')).map(wordKey))

export function isNarrative(folded: string): boolean {
  return keys.has(wordKey(folded))
}
