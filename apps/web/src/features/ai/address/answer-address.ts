import { matchPath } from 'react-router'
import { z } from 'zod'
import { answerPaths, paths } from '../../../lib/paths.ts'

/** What the address names: an answer, one of its sources, how it was made; nothing of an answer where a question may be asked. */
export type AnswerAddress = { questionId: string | null; source: number | null; isRecord: boolean }

const isId = (id: string | undefined) => z.uuid().safeParse(id).success

/** Undefined where no answer can lie. */
export function readAnswerAddress(pathname: string): AnswerAddress | undefined {
  const found =
    matchPath(answerPaths.source, pathname) ??
    matchPath(answerPaths.record, pathname) ??
    matchPath(answerPaths.answer, pathname)
  if (found === null) return { questionId: null, source: null, isRecord: false }
  const { questionId, sourceNumber }: { questionId?: string | undefined; sourceNumber?: string | undefined } =
    found.params
  if (questionId === undefined || !isId(questionId)) return undefined
  if (sourceNumber !== undefined && !/^[1-9]\d?$/u.test(sourceNumber)) return undefined
  return {
    questionId,
    source: sourceNumber === undefined ? null : Number(sourceNumber),
    isRecord: found.pattern.path === answerPaths.record,
  }
}

export const answerPath = (questionId: string) => `${paths.ai}/${questionId}`

export const sourcePath = (questionId: string, source: number) =>
  `${answerPath(questionId)}/sources/${source}`

export const recordPath = (questionId: string) => `${answerPath(questionId)}/record`
