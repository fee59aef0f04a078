import type { Input } from './sealed-client.ts'

/** Nobody's. */
const questionId = '01991b6a-5f0e-7c3a-9d6c-2f1f6d0a7b11'

const question = {
  query: 'Does dapagliflozin reduce hospitalisation in heart failure?',
  type: 'clinical',
  country: 'IE',
  spelling: 'uk',
  understoodAs: { population: ['heart failure'] },
  followUp: { questionId },
}

/**
 * One input with every field for each operation of the contract, right in form. The tests that go through all operations start
 * from these, so an operation without a row here fails them.
 */
export const validCalls: Record<string, Pick<Input, 'params' | 'query' | 'body' | 'file'>> = {
  getHealth: {},
  getConfig: {},
  getCountry: {},
  getAccuracy: {},
  downloadProfile: {},
  getBlogPosts: {},
  register: {
    body: {
      name: 'Ada Byron',
      email: 'ada.byron@example.org',
      password: 'a long enough secret',
      privacyPolicy: true,
      termAndCondition: true,
      isPromotion: false,
    },
  },
  verifyEmail: { body: { email: 'ada.byron@example.org', otp: 123_456 } },
  resendOtp: { body: { email: 'ada.byron@example.org' } },
  logIn: { body: { email: 'ada.byron@example.org', password: 'a long enough secret' } },
  forgotPassword: { body: { email: 'ada.byron@example.org' } },
  resetPassword: {
    body: { email: 'ada.byron@example.org', password: 'another long secret', token: 'x'.repeat(43) },
  },
  changePassword: {
    body: {
      email: 'ada.byron@example.org',
      currentPassword: 'a long enough secret',
      password: 'another long secret',
      token: 'a.b.c',
    },
  },
  logInWithGoogle: { body: { code: 'x'.repeat(43), verifier: 'y'.repeat(43) } },
  registerWithGoogle: {
    body: {
      ticket: 'x'.repeat(43),
      verifier: 'y'.repeat(43),
      name: 'Ada Byron',
      privacyPolicy: true,
      termAndCondition: true,
      isPromotion: false,
    },
  },
  logOut: { body: {} },
  listSessions: {},
  endSession: { params: { sessionId: questionId } },
  getIdentity: {},
  askQuestion: { body: question },
  askQuestionStream: { body: question },
  listQuestions: { query: { page: 1, limit: 10, q: 'heart' } },
  deleteQuestion: { params: { questionId } },
  deleteQuestions: {},
  giveFeedback: {
    params: { questionId },
    body: { verdict: 'wrong', reason: 'misread', comment: 'It was asked for children.' },
  },
  getAnswerRecord: { params: { questionId } },
  describeCorpus: {},
}
