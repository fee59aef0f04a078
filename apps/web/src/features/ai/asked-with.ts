import type { UnderstoodEdit } from '@auscult/contract/ai/questions.ts'

/** The answered question that a follow-up leans on. */
export type Followed = { questionId: string; question: string }

/** What a question is asked with besides its words. */
export type AskedWith = { following: Followed | null; understoodAs?: UnderstoodEdit }
