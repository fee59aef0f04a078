import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { useTranslation } from 'react-i18next'
import { DirectionMark } from '../../../evidence/direction-mark.tsx'
import { StrengthBadge } from '../../../evidence/strength-badge.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { AnswerLanguage } from '../answer/answer-language.tsx'
import { type AnswerSide, readSide } from './answer-side.ts'

/*
 * Accessibility
 * - Two regions with a name each, the old answer first; on a phone one under the other.
 * - What was withdrawn is struck out and said in words; a source that is new says so.
 */

/** The old answer and the new one, by what each says first and rests on. */
export function SideBySide({ before, after }: { before: AnsweredQuestion; after: AnsweredQuestion }) {
  const { t } = useTranslation('watch')
  const [old, latest] = [readSide(before), readSide(after)]
  const known = new Set(old.sources.map(({ id }) => id))
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <Side title={t('before')} answered={before} side={old} isNew={() => false} />
      <Side title={t('now')} answered={after} side={latest} isNew={(id) => !known.has(id)} />
    </div>
  )
}

type SideProps = {
  title: string
  answered: AnsweredQuestion
  side: AnswerSide
  isNew: (sourceId: string) => boolean
}

function Side({ title, answered, side: { words, sources }, isNew }: SideProps) {
  const { t } = useTranslation(['watch', 'evidence'])
  return (
    <section aria-label={title} className="min-w-0 border-t-2 border-line-strong pt-4">
      <h3 className="pb-3 font-serif text-reading font-semibold">{title}</h3>
      <AnswerLanguage language={answered.responseData.understood?.language ?? null}>
        {words.map(({ text, isWithdrawn }) => (
          <p key={text} className="mb-2.5 font-serif text-reading wrap-anywhere">
            {isWithdrawn ? <del>{text}</del> : text}
          </p>
        ))}
      </AnswerLanguage>
      {sources.length === 0 && words.length === 0 && <p className="text-muted">{t('noAnswer')}</p>}
      <ul className="mt-3 border-t border-line empty:hidden">
        {sources.map(({ id, name, score, pointing, status }) => (
          <li key={id} className="border-b border-line py-2.5">
            <p lang="en" className="font-serif leading-snug font-semibold text-pretty wrap-anywhere">
              {name}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <StrengthBadge score={score} />
              <span className="inline-flex items-center gap-1.5">
                <DirectionMark direction={pointing} />
                {t(`evidence:direction.${pointing}`)}
              </span>
              {isNew(id) && <Badge tone="info">{t('isNew')}</Badge>}
              {status !== 'current' && (
                <strong className="text-danger">{t(`evidence:source.status.${status}`)}</strong>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
