import { describe, expect, it } from 'vitest'
import { allCalculators } from './all-calculators.ts'
import { calculate } from './calculate.ts'
import type { Answers, Calculator, Words } from './calculator.ts'
import { AnswerError } from './check-answers.ts'
import { listPublishedRequests } from './testing/published-requests.ts'

/** Words that tell levels apart, in the place of those that content has. */
const words: Words = {
  levels: Object.fromEntries(
    'none sirs sepsis severe-sepsis septic-shock low intermediate moderate high very-high unlikely likely severe mild'
      .split(' ')
      .map((level) => [level, { label: level, says: `what ${level} means` }]),
  ),
  contradictions: {
    'hypotension-without-dysfunction': 'Hypotension?',
    'dysfunction-without-infection': 'Dysfunction?',
  },
}

const requests = listPublishedRequests(() => words)

function find(id: string): Calculator {
  const found = allCalculators.find((calculator) => calculator.id === id)
  if (found === undefined) throw new Error(`No calculator is called ${id}`)
  return found
}

function answer(id: string, answers: Answers): object {
  const calculator: Calculator = find(id)
  return calculator.present(calculate(calculator, answers), words, answers)
}

/** The untouched page's request, which each refusal starts from. */
function initialAnswers({ items }: Calculator): Record<string, boolean | number | string> {
  return Object.fromEntries(items.flatMap(({ name, initial }) => (initial === null ? [] : [[name, initial]])))
}

describe('every possible request', () => {
  it('is one of 2,403', () => {
    expect(requests.length).toBe(2_403)
    expect(new Set(requests.map(({ id }) => id)).size).toBe(allCalculators.length)
  })

  it.each(allCalculators.map(({ id }) => id))('of %s gives what the published rule gives', (id) => {
    for (const { answers, expected } of requests.filter((request) => request.id === id))
      expect(answer(id, answers), JSON.stringify(answers)).toEqual(expected)
  })
})

describe.each(allCalculators)('$id', (calculator) => {
  it('of an untouched page is the lowest score there is', () => {
    const { score } = calculate(calculator, initialAnswers(calculator))

    expect(score).toBe(calculator.id === 'gcs' ? 3 : 0)
  })

  it.each(calculator.items.filter(({ isOptional }) => !isOptional).map(({ name }) => name))(
    'refuses a request without %s, and names it',
    (name) => {
      const { [name]: _left, ...rest } = initialAnswers(calculator)

      expect(() => calculate(calculator, rest)).toThrow(
        expect.objectContaining({ name: 'AnswerError', field: name, message: `'${name}' is missing.` }),
      )
    },
  )

  it.each(calculator.items.map(({ name }) => name))('refuses what is no option of %s', (name) => {
    for (const odd of ['', 'yes', 'true', 0, -1, 7, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => calculate(calculator, { ...initialAnswers(calculator), [name]: odd })).toThrow(
        expect.objectContaining({ field: name }),
      )
  })

  it('refuses an item it does not have', () => {
    const odd = { ...initialAnswers(calculator), toString: true }

    expect(() => calculate(calculator, odd)).toThrow("'toString' is no item of this calculator.")
  })
})

describe('the questions after the SIRS criteria', () => {
  const criteria = initialAnswers(find('sirs-sepsis'))

  it.each(['organ_dysfunction_or_hypotension', 'persistent_hypotension_after_fluids'])(
    'make no sense before infection was answered: %s',
    (name) => {
      expect(() => answer('sirs-sepsis', { ...criteria, [name]: true })).toThrow(
        new AnswerError('infection_suspected', `must be answered before '${name}'`),
      )
    },
  )

  it('make no sense one without the other: persistent hypotension names the question that is missing', () => {
    const skipped = {
      ...criteria,
      infection_suspected: true,
      persistent_hypotension_after_fluids: true,
    }

    expect(() => answer('sirs-sepsis', skipped)).toThrow(
      new AnswerError(
        'organ_dysfunction_or_hypotension',
        "must be answered before 'persistent_hypotension_after_fluids'",
      ),
    )
  })

  it('need not be answered once infection was', () => {
    const met = { ...criteria, temp_abnormal: true, hr_over_90: true, infection_suspected: true }

    expect(answer('sirs-sepsis', met)).toEqual({
      summary: { sirs_score: 2, sirs_met: true, sepsis: true, severe_sepsis: false, septic_shock: false },
    })
  })
})
