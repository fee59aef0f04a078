import { expect, it } from 'vitest'
import { cha2ds2Vasc } from './cha2ds2-vasc.ts'
import { gcs } from './gcs.ts'
import { listPossibleOutcomes } from './possible-outcomes.ts'
import { sirsSepsis } from './sirs-sepsis.ts'
import { wellsDvt } from './wells-dvt.ts'

const woman = {
  age_group: '65to74',
  sex: 'female',
  congestive_heart_failure: false,
  hypertension: true,
  diabetes: false,
  stroke_TIA_thromboembolism: false,
  vascular_disease: false,
}

const scoresOf = (outcomes: readonly { score: number }[]) => outcomes.map(({ score }) => score)

it('is one outcome where everything is known', () => {
  expect(scoresOf(listPossibleOutcomes(cha2ds2Vasc, woman))).toEqual([3])
})

it('is all that an unknown item leaves open, the lowest score first', () => {
  const possible = listPossibleOutcomes(cha2ds2Vasc, {
    ...woman,
    stroke_TIA_thromboembolism: null,
    diabetes: null,
  })

  expect(scoresOf(possible)).toEqual([3, 4, 5, 6])
  expect(possible.map(({ risks }) => risks[0]?.text)).toEqual(['3.2%', '4.8%', '7.2%', '9.7%'])
})

it('counts an unknown item that takes points away', () => {
  const allUnknown = Object.fromEntries(wellsDvt.items.map(({ name }) => [name, null]))

  const possible = listPossibleOutcomes(wellsDvt, allUnknown)

  expect(scoresOf(possible)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('tells outcomes of one score apart where they mean something else', () => {
  const possible = listPossibleOutcomes(cha2ds2Vasc, {
    ...woman,
    age_group: 'lt65',
    sex: null,
    diabetes: null,
  })

  expect(possible.map(({ score, levels }) => `${score} ${levels[0]}`).toSorted()).toEqual([
    '1 intermediate',
    '2 high',
    '2 intermediate',
    '3 high',
  ])
})

it('asks for every item, known or unknown', () => {
  expect(() => listPossibleOutcomes(gcs, { eye_response: 4, verbal_response: null })).toThrow(
    "'motor_response' is missing.",
  )
})

it('leaves the questions after SIRS out where nobody answered them', () => {
  const criteria = {
    temp_abnormal: true,
    hr_over_90: true,
    rr_over_20_or_paco2_low: false,
    wbc_abnormal: false,
  }

  const unset = listPossibleOutcomes(sirsSepsis, criteria)
  const unknown = listPossibleOutcomes(sirsSepsis, { ...criteria, infection_suspected: null })

  expect(unset.map(({ levels }) => levels)).toEqual([['sirs']])
  expect(unknown.map(({ levels }) => levels)).toEqual([['sirs'], ['sepsis']])
})
