import type { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import { useTranslation } from 'react-i18next'
import { SetSentence } from '../answer/set-sentence.tsx'
import { citeSentences } from '../../../evidence/answer-sources.ts'
import type { Study } from './consensus-studies.ts'
import { FutureTrials } from './future-trials.tsx'

type FuturePerspectiveProps = {
  response: ConsensusResponse
  studies: readonly Study[]
  onLook: (studyId: string | null) => void
}

/** What may change the picture: registered trials, and what the sources themselves call open. */
export function FuturePerspective({ response, studies, onLook }: FuturePerspectiveProps) {
  const { t } = useTranslation('ai')
  const { future_sentences: sentences, trials } = response
  const trialIds = new Set(trials.map(({ id }) => id))
  const cited = sentences.map((sentence, index) => ({
    text: sentence.text,
    number: studies.length + index + 1,
    ids: sentence.citations.map(({ id }) => id),
    set: citeSentences([sentence], studies)[0],
  }))
  // A trial's sentence says what its entry in the list says.
  const told = cited.filter(({ ids }) => !ids.some((id) => trialIds.has(id)))

  return (
    <section aria-labelledby="future" className="mt-10 border-t border-line-strong pt-4 print:mt-6">
      <h2 id="future" className="font-serif text-xl">
        {t('future.heading')}
      </h2>
      <div className="max-w-reading font-serif text-reading print:max-w-none">
        {told.map(({ text, number, ids, set }) => (
          <p key={text} className="mt-2.5 text-pretty">
            {set === undefined ? (
              <>
                {text} <span className="font-mono text-xs text-muted">{ids.join(', ')}</span>
              </>
            ) : (
              <SetSentence sentence={{ ...set, number }} marked={false} onLook={onLook} />
            )}
          </p>
        ))}
        {sentences.length + trials.length === 0 && (
          <p className="mt-2 text-base text-muted">{response.future_perspective || t('future.none')}</p>
        )}
      </div>
      <FutureTrials trials={trials} />
    </section>
  )
}
