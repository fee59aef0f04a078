import { addPoints, type Answers, type Calculator, type Item, type Outcome, yesNo } from './calculator.ts'
import { AnswerError } from './check-answers.ts'

const criteria = ['temp_abnormal', 'hr_over_90', 'rr_over_20_or_paco2_low', 'wbc_abnormal'].map((name) =>
  yesNo(name),
)

/** Asked after the criteria; unset until answered. */
const followUps = [
  'infection_suspected',
  'organ_dysfunction_or_hypotension',
  'persistent_hypotension_after_fluids',
].map((name): Item => ({ ...yesNo(name, 0), initial: null, isOptional: true }))

const items = [...criteria, ...followUps]

/** Which answer a follow-up waits for: it is asked only after that one was yes. */
export const asksAfter: Readonly<Record<string, string>> = {
  organ_dysfunction_or_hypotension: 'infection_suspected',
  persistent_hypotension_after_fluids: 'organ_dysfunction_or_hypotension',
}

type Summary = {
  sirs_score: number
  sirs_met: boolean
  sepsis: boolean
  severe_sepsis: boolean
  septic_shock: boolean
}

/**
 * Criteria of the consensus of 1992 (Bone, Chest 101:1644). Each step of the ladder needs the one before it, so an answer that contradicts
 * the ones before never makes a step; it is named in `contradictions`. A question makes no sense before the one it waits for is
 * answered: `AnswerError`.
 */
export const sirsSepsis: Calculator<{ summary: Summary; message?: string }> = {
  id: 'sirs-sepsis',
  items,
  conclude(answers) {
    refuseFollowUpsOutOfOrder(answers)
    const [infection, dysfunction, hypotension] = followUps.map(({ name }) => answers[name] === true)
    const score = addPoints(criteria, answers)
    const isMet = score >= 2
    const isSepsis = isMet && infection === true
    const isSevere = isSepsis && dysfunction === true
    const isShock = isSevere && hypotension === true
    const contradictions = [
      ...(hypotension && !dysfunction ? ['hypotension-without-dysfunction'] : []),
      ...(!infection && (dysfunction || hypotension) ? ['dysfunction-without-infection'] : []),
    ]
    return {
      score,
      levels: [
        isShock ? 'septic-shock' : isSevere ? 'severe-sepsis' : isSepsis ? 'sepsis' : isMet ? 'sirs' : 'none',
      ],
      risks: [],
      findings: { sirs_met: isMet, sepsis: isSepsis, severe_sepsis: isSevere, septic_shock: isShock },
      contradictions,
    }
  },
  present(outcome, words) {
    const message = (outcome.contradictions ?? [])
      .map((name) => words.contradictions?.[name] ?? name)
      .join(' ')
    return { summary: summaryOf(outcome), ...(message !== '' && { message }) }
  },
}

/** What nobody answered is not 'no', so nothing may be concluded from it. */
function refuseFollowUpsOutOfOrder(answers: Answers): void {
  for (const { name } of followUps) {
    if (answers[name] === undefined) continue
    const missing = followUps.find(
      (each) => answers[each.name] === undefined && isAskedBefore(each.name, name),
    )
    if (missing !== undefined) throw new AnswerError(missing.name, `must be answered before '${name}'`)
  }
}

function isAskedBefore(one: string, other: string): boolean {
  const before = asksAfter[other]
  return before !== undefined && (before === one || isAskedBefore(one, before))
}

function summaryOf({ score, findings }: Outcome): Summary {
  return {
    sirs_score: score,
    sirs_met: findings?.['sirs_met'] === true,
    sepsis: findings?.['sepsis'] === true,
    severe_sepsis: findings?.['severe_sepsis'] === true,
    septic_shock: findings?.['septic_shock'] === true,
  }
}
