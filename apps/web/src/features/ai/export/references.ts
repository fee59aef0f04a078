import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { findSafeLink, isCitable, numberSources } from '../../../evidence/answer-sources.ts'
import {
  findDoi,
  type Reference,
  referenceOfSource,
  registrationOf,
} from '../../../evidence/references/reference.ts'
import { listGroups } from '../consensus/consensus-studies.ts'

/** All that an answer shows and that has not been withdrawn since, each once, in its order. */
export function listReferences({ agentType, responseData }: AnsweredQuestion): Reference[] {
  if (agentType === 'clinical')
    return numberSources(responseData.evidence).filter(isCitable).map(referenceOfSource)
  if (agentType === 'guideline')
    return responseData.guidelines.flatMap((guideline, at) =>
      isCitable(guideline)
        ? {
            number: at + 1,
            kind: 'guideline' as const,
            title: `${guideline.name}: ${guideline.topic}`,
            authors: [guideline.body],
            journal: null,
            year: guideline.year,
            pmid: null,
            doi: findDoi(guideline.link),
            registration: null,
            link: findSafeLink(guideline.link),
            score: guideline.strength_score,
          }
        : [],
    )
  const studies = listGroups(responseData).flatMap((group) => group.studies)
  return [
    ...studies.filter(isCitable).map(referenceOfSource),
    ...responseData.trials.map(({ id, title, link }, at) => ({
      number: studies.length + at + 1,
      kind: 'trial' as const,
      title,
      authors: [],
      journal: null,
      year: null,
      pmid: null,
      doi: null,
      registration: registrationOf(id),
      link: findSafeLink(link),
      score: null,
    })),
  ]
}
