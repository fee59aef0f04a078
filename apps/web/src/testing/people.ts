import type { Identity } from '@auscult/contract/auth/auth.ts'
import type { Connection } from '@auscult/contract/people/circle.ts'
import type { DescribedPerson } from '@auscult/contract/people/people.ts'

/** People of tests: who is signed in, and a colleague. */
export const self: DescribedPerson = {
  _id: '01890a5d-ac96-774b-bcce-b302099a0001',
  name: 'Ines Duarte',
  type: 'Dr',
  status: 'Active',
  profilePicture: null,
  country: ['Portugal'],
  professionalCategory: [{ _id: 'cardiology', professionalCategoryName: 'Cardiology' }],
}

export const ada: DescribedPerson = {
  _id: '01890a5d-ac96-774b-bcce-b302099a0002',
  name: 'Ada Byron',
  type: 'Dr',
  status: 'Pending',
  profilePicture: null,
  country: ['Ireland'],
  professionalCategory: [{ _id: 'cardiology', professionalCategoryName: 'Cardiology' }],
}

export const selfIdentity: Identity = {
  ...self,
  email: 'ines@example.org',
  queryLimit: 87,
  queryLimitPerMonth: 100,
}

/** The two in one circle. */
export const connection: Connection = {
  _id: '01890a5d-ac96-774b-bcce-b302099a1001',
  senderId: ada._id,
  receiverId: self._id,
  senderInfo: ada,
  receiverInfo: self,
  connectedAt: '2026-11-20T10:00:00.000Z',
}

/** The id of something that two people have between them. */
export const requestId = '01890a5d-ac96-774b-bcce-b302099a1001'
