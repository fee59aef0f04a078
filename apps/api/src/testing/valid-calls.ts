import type { Input } from './sealed-client.ts'

/** Nobody's. */
const questionId = '01991b6a-5f0e-7c3a-9d6c-2f1f6d0a7b11'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const question = {
  query: 'Does dapagliflozin reduce hospitalisation in heart failure?',
  type: 'clinical',
  country: 'IE',
  spelling: 'uk',
  understoodAs: { population: ['heart failure'] },
  followUp: { questionId },
}

function yes(...names: string[]): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [name, true]))
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
  requestEmailChange: {
    body: { email: 'ada.lovelace@example.org', currentPassword: 'a long enough secret' },
  },
  getEmailChange: {},
  resendEmailChangeCode: { body: {} },
  confirmEmailChange: { body: { otp: 123_456 } },
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
  endOtherSessions: {},
  endSession: { params: { sessionId: questionId } },
  getIdentity: {},
  askQuestion: { body: question },
  askQuestionStream: { body: question },
  findTools: { body: { query: 'wells dvt' } },
  listQuestions: { query: { page: 1, limit: 10, q: 'heart' } },
  getQuestion: { params: { questionId } },
  deleteQuestion: { params: { questionId } },
  deleteQuestions: {},
  giveFeedback: {
    params: { questionId },
    body: { verdict: 'wrong', reason: 'misread', comment: 'It was asked for children.' },
  },
  getAnswerRecord: { params: { questionId } },
  describeCorpus: {},
  watchQuestion: { body: { questionId } },
  listWatchedQuestions: { query: { page: 1, limit: 10 } },
  unwatchQuestion: { params: { watchId: questionId } },
  getAnswerChange: { params: { changeId: questionId } },
  listQuestionnaires: {},
  getQuestionnaire: { params: { calculatorId: 'qsofa' } },
  getCodeSystem: { params: { calculatorId: 'gcs' } },
  listCdsServices: {},
  callCdsService: {
    params: { serviceId: 'qsofa' },
    body: {
      hook: 'patient-view',
      hookInstance: questionId,
      context: { userId: 'Practitioner/1', patientId: '1' },
      prefetch: { patient: { resourceType: 'Patient' } },
    },
  },
  calculateCha2ds2Vasc: {
    body: {
      age_group: '65to74',
      sex: 'female',
      ...yes(
        'congestive_heart_failure',
        'hypertension',
        'diabetes',
        'stroke_TIA_thromboembolism',
        'vascular_disease',
      ),
    },
  },
  calculateHasBled: {
    body: yes(
      'hypertension',
      'renal',
      'liver',
      'stroke',
      'bleeding',
      'inr_labile',
      'age_over_65',
      'drugs',
      'alcohol',
    ),
  },
  calculateHeart: {
    body: {
      history: 'moderately',
      ecg: 'normal',
      age_group: 'gte65',
      risk_factors: 'one_two',
      troponin: '1to3x',
    },
  },
  calculateWellsDvt: {
    body: yes(
      'active_cancer',
      'paralysis_paresis_recent_cast',
      'recently_bedridden_major_surgery',
      'localized_tenderness',
      'entire_leg_swelling',
      'calf_swelling_3cm',
      'pitting_edema',
      'collateral_superficial_veins',
      'previous_dvt',
      'alternative_diagnosis_as_likely',
    ),
  },
  calculateWellsPe: {
    body: yes(
      'clinical_signs_dvt',
      'pe_most_likely_dx',
      'heart_rate_100',
      'immobilization_surgery',
      'previous_pe_dvt',
      'hemoptysis',
      'malignancy',
    ),
  },
  calculateQsofa: { body: yes('altered_mentation', 'sbp_100_or_less', 'rr_22_or_more') },
  calculateCurb65: { body: yes('confusion', 'urea_7_or_more', 'rr_30_or_more', 'bp_low', 'age_65_or_more') },
  calculateSirsSepsis: {
    body: yes(
      'temp_abnormal',
      'hr_over_90',
      'rr_over_20_or_paco2_low',
      'wbc_abnormal',
      'infection_suspected',
      'organ_dysfunction_or_hypotension',
      'persistent_hypotension_after_fluids',
    ),
  },
  calculateGcs: { body: { eye_response: 3, verbal_response: 4, motor_response: 6 } },
  searchLabs: { body: { type: 'category', search: 'sodium' } },
  listAntibiotics: {
    query: { page: 1, limit: 10, search: 'pneumonia', group: 'respiratory', population: 'adult' },
  },
  listProfessionalCategories: {},
  listCountries: {},
  listProfessionalRoles: {},
  getProfile: {},
  updateProfile: {
    body: {
      userName: 'Ada Byron',
      type: 'Dr',
      country: ['Ireland'],
      professionalCategoryId: ['cardiology'],
      roleId: 'specialist',
      public: true,
      gender: 'Female',
      nationality: 'Ireland',
      dob: '1985-12-10',
      profilePicture: null,
      universityName: 'University of Galway',
      place: 'University Hospital Galway',
      medicalCouncil: 'Medical Council (Comhairle na nDochtúirí Leighis)',
      doctorRegistrationNumber: '123456',
      yearOfGraduation: 2010,
      yearOfEnrollment: 2004,
    },
  },
  withdrawVerification: {},
  getProfileById: { params: { id: questionId } },
  searchProfiles: { query: { q: 'ada', page: 1, limit: 10 } },
  listFriends: { query: { q: 'ada', page: 1, limit: 10 } },
  listFriendRequests: { query: { direction: 'received', page: 1, limit: 10 } },
  requestFriend: { body: { receiverId: questionId } },
  withdrawFriendRequest: { params: { requestId: questionId } },
  respondToFriendRequest: { body: { requestId: questionId, status: 'approved' } },
  deleteFriend: { params: { friendId: questionId } },
  listNotifications: { query: { page: 1, limit: 10 } },
  countNotifications: {},
  sendInvite: { body: { email: 'ben.kidd@example.org' } },
  refuseInvites: { body: { token: 'x'.repeat(43) } },
  deleteAccount: { body: { password: 'a long enough secret' } },
  getEmailPreferences: {},
  setEmailPreferences: { body: { isPromotion: true } },
  askForOpinion: {
    body: {
      about: { kind: 'post', _id: questionId },
      receiverId: questionId,
      note: 'Would you start it at this eGFR?',
    },
  },
  listOpinions: { query: { direction: 'received', page: 1, limit: 10 } },
  getOpinion: { params: { opinionId: questionId } },
  replyToOpinion: { params: { opinionId: questionId }, body: { reply: 'Yes, with a check in two weeks.' } },
  deleteOpinion: { params: { opinionId: questionId } },
  getUploadUrl: { query: { fileName: 'me.jpg', contentType: 'image/jpeg' } },
  uploadPhoto: { params: { key: questionId }, file: { bytes: onePixel, contentType: 'image/png' } },
  getDownloadUrl: { query: { key: questionId } },
  downloadPhoto: { params: { key: questionId } },
  readNotifications: { body: { ids: [questionId] } },
  listPosts: {
    query: { page: 1, limit: 10, type: 'research', specialty: 'cardiology', q: 'heart', order: 'date' },
  },
  getPost: { params: { postId: questionId } },
  likePost: { body: { userId: questionId, postId: questionId } },
  unlikePost: { params: { userId: questionId, postId: questionId } },
  getWeeklyMail: {},
  setWeeklyMail: { body: { isWanted: true } },
  endWeeklyMail: { query: { token: 'x'.repeat(43) } },
  savePost: { params: { id: questionId } },
  unsavePost: { params: { postId: questionId } },
  listSavedPosts: { body: { page: 1, limit: 10, type: 'research', q: 'heart' } },
  listSavedPostsByEmptyId: { body: { page: 1, limit: 10, type: 'research', q: 'heart' } },
}
