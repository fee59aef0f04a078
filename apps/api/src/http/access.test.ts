import type { Access } from '@auscult/contract/operation.ts'
import { expect, it } from 'vitest'
import { requireAccess } from './access.ts'
import { AppError } from './errors.ts'
import type { SignedIn } from './session.ts'

const session = { id: 'somebody', sessionId: 'a session' }
const people = {
  nobody: null,
  newcomer: { ...session, type: null, status: 'Pending', isOperator: false },
  student: { ...session, type: 'Student', status: 'Active', isOperator: false },
  doctor: { ...session, type: 'Dr', status: 'Pending', isOperator: false },
  'verified doctor': { ...session, type: 'Dr', status: 'Active', isOperator: false },
  operator: { ...session, type: null, status: 'Pending', isOperator: true },
} satisfies Record<string, SignedIn | null>

type Person = keyof typeof people
type Row = { access: Access; person: Person; mayCall: boolean }

/** Who may, in the order of `people`; all others are refused. */
const allowed: Record<Access, readonly Person[]> = {
  public: ['nobody', 'newcomer', 'student', 'doctor', 'verified doctor', 'operator'],
  'signed-in': ['newcomer', 'student', 'doctor', 'verified doctor', 'operator'],
  onboarded: ['student', 'doctor', 'verified doctor'],
  doctor: ['doctor', 'verified doctor'],
  verified: ['verified doctor'],
  operator: ['operator'],
}

const rowsOf = (access: Access): Row[] =>
  allowed.public.map((person) => ({ access, person, mayCall: allowed[access].includes(person) }))
const rows = [
  ...rowsOf('public'),
  ...rowsOf('signed-in'),
  ...rowsOf('onboarded'),
  ...rowsOf('doctor'),
  ...rowsOf('verified'),
  ...rowsOf('operator'),
]

function refusalOf({ access, person }: Row): unknown {
  try {
    requireAccess(access, people[person])
    return 'none'
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

it.each(rows)('an operation for $access lets $person call it: $mayCall', (row) => {
  const refusal = row.person === 'nobody' ? 'not-signed-in' : 'not-allowed'

  expect(refusalOf(row)).toBe(row.mayCall ? 'none' : refusal)
})
