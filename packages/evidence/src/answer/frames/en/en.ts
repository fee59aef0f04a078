import { enCaveats } from './en-caveats.ts'
import type { Finding, Frames } from '../frames.ts'
import { joinList, lowerFirst, upperFirst, withoutStop } from '../sentence-parts.ts'

const count = new Intl.NumberFormat('en-GB')

const list = (items: readonly string[]) => joinList(items, 'and')
const either = (items: readonly string[]) => joinList(items, 'or')

function article(noun: string): string {
  return /^[aeiou]/iu.test(noun) ? `an ${noun}` : `a ${noun}`
}

const findings = { benefit: 'a benefit', harm: 'a worse outcome', 'no-difference': 'no clear difference' }

function peopleStudied({ participants, population }: Finding): string {
  if (participants === null) return population ?? ''
  return `${count.format(participants)} ${population ?? 'participants'}`
}

/** ' (randomised controlled trial, 466 participants)'; empty when nothing is known. */
function describe({ design, participants }: Finding): string {
  const size = participants === null ? [] : [`${count.format(participants)} participants`]
  const known = [...(design === null ? [] : [lowerFirst(design)]), ...size]
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

function openers(finding: Finding, isFirst: boolean): string {
  const people = peopleStudied(finding)
  const inPeople = people === '' ? '' : ` in ${people}`
  if (isFirst && finding.design !== null) return `In ${finding.name}, ${article(finding.design)}${inPeople}, `
  return people === '' ? `${finding.name} found that ` : `${finding.name}, in ${people}, found that `
}

/** People are named in a phrase that may begin with a digit or 'adults'; the result must end the sentence once. */
function retell(finding: Finding, isFirst: boolean): string {
  if (finding.isQuotation) {
    return `${finding.name}${describe(finding)} reported: “${finding.result}”`
  }
  const indirect =
    finding.sibling === null
      ? ''
      : ` This is indirect evidence: ${finding.sibling.drug} is another ${finding.sibling.drugClass}.`
  return `${openers(finding, isFirst)}${finding.result.replace(/\.$/u, '')}.${indirect}`
}

const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 3 })

export const en: Frames = {
  guideline: ({ name, part, words, isQuotation }) => {
    const says = {
      'first-line': 'gives as the first step',
      diagnosis: 'sets for diagnosis',
      other: 'states',
    }[part]
    const told = isQuotation ? `“${withoutStop(words)}”` : withoutStop(words)
    return `${name} ${says}: ${told}.`
  },
  caveat: ({ kind, asked, found }) => enCaveats[kind](asked, found),
  later: (name, text) => `Since ${name}: ${lowerFirst(text)}`,
  joined: ({ names, measure, from, to, stance }) =>
    `${list(names)} found ${stance === 'unclear' ? 'no clear direction' : findings[stance]}: ${measure} ${number(from)} to ${number(to)}.`,
  olderThan: (name) => `It is older than ${name}.`,
  inOthers: (result) => `What studies show in others: ${result}`,
  say: (text) => text,
  harms: (name, text) => `Harms in ${name}: ${lowerFirst(text)}`,
  support: retell,
  against: (finding, kind) => {
    const opening = {
      opposite: 'Against this',
      'no-difference': 'Not all agree',
    }[kind]
    return `${opening}: ${retell(finding, false)}`
  },
  applicability: {
    studied: (people, name) => `${name} enrolled ${people}.`,
    limits: (name, text) => `To note in ${name}: ${lowerFirst(text)}`,
    text: (name) => `Only the abstract of ${name} is stored here, so details beyond it were not read.`,
    guideline: (name) =>
      `${name} is a guideline, condensed here: check the full text and local guidance before acting on it.`,
  },
  summary: ({ design, participants, year, effect, outcome }) => {
    const size = participants === null ? '' : `, ${count.format(participants)} participants`
    const when = year === null ? '' : `, ${year}`
    const result =
      effect === null ? '' : ` ${upperFirst(effect.text)}${outcome === null ? '' : ` for ${outcome}`}.`
    return `${upperFirst(design)}${size}${when}.${result}`
  },
  list,
  people: (populations, conditions, excluded) => {
    const without = excluded.length === 0 ? '' : ` ${list(excluded)}`
    const whose =
      populations.length === 0 && conditions.length === 0 && without !== '' ? ['people'] : populations
    if (conditions.length === 0) return whose.length === 0 ? '' : `in ${list(whose)}${without}`
    return whose.length === 0
      ? `in ${list(conditions)}${without}`
      : `in ${list(whose)} with ${list(conditions)}${without}`
  },
  notices: {
    emergency:
      'This reads like an emergency. Call for help and follow your resuscitation or emergency protocol first; what follows is evidence, not instructions for the bedside.',
    'self-harm':
      'If you or someone with you may be about to come to harm, call your emergency number now, or a crisis line where you live. Do not stay alone, and tell someone near you.',
    poisoning:
      'This reads like a poisoning. Call your poison centre or emergency number now, with the substance, the amount and the time at hand; do not wait for symptoms.',
    'identifiable-patient':
      'This question seems to name or identify a person. Please ask without names, dates of birth, record numbers or contact details.',
  },
  callForHelp: 'Get help first. Studies cannot tell what to do for a person in danger, so none are shown.',
  identified:
    'Nothing was looked up while the question holds data that identify a person. Take them out and ask again.',
  noEvidence: 'No Clinical Evidence Found',
  notClinical:
    'This does not look like a clinical question. Ask about a condition, a treatment, a test or an outcome.',
  withdrawnSince:
    'A source of this answer was withdrawn after it was given. What rested on it is struck out; ask again for an answer without it.',
  ambiguous: (typed, readings) =>
    `“${typed}” can mean ${either(readings)}. Please spell it out and ask again.`,
}
