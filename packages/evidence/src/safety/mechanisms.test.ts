import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { SafetyRole, withRoles } from './roles.ts'
import { shippedRules } from './testing/fired-by.ts'
import { measureMechanisms, mechanismCases } from './testing/mechanism-cases.ts'

const file = join(import.meta.dirname, '../../../../content/safety/roles.jsonl')
const roles = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => SafetyRole.parse(JSON.parse(line)))

/** Drugs' names of a role and language; `mechanismCases` takes any number. */
const someNames = 8
const coverage = measureMechanisms(mechanismCases(roles, lexicon, someNames), shippedRules, lexicon)

test.each([...coverage.keys()])(
  '%s: drugs and brands of the role are warned of, and harmless ones are not',
  (mechanism) => {
    const { due, missed, silent, falsely } = coverage.get(mechanism) ?? {
      due: 0,
      missed: [],
      silent: 0,
      falsely: [],
    }

    expect(due).toBeGreaterThan(20)
    expect(missed.length / due, JSON.stringify(missed.map(({ text }) => text))).toBeLessThanOrEqual(0.15)
    // Short German questions with Latin names are read as English: 'Gentamicin, keine Myasthenia gravis'.
    expect(falsely.length / silent, JSON.stringify(falsely.map(({ text }) => text))).toBeLessThanOrEqual(0.25)
  },
)

test('every role names drugs of the lexicon', () => {
  const unknown = roles.flatMap(({ members }) => members.filter((term) => lexicon.find(term) === undefined))

  expect(unknown).toEqual([])
})

test('a rule that names a role that is not there stops the start', () => {
  const [rule] = shippedRules.rules.map((each) => each.rule)
  if (rule === undefined) throw new Error('no rules')

  expect(() => withRoles([{ ...rule, drugs: ['@nothing of the kind'] }], roles)).toThrow('no role')
})
