import type { AnswerDifference } from '@auscult/contract/ai/watch.ts'
import { useTranslation } from 'react-i18next'
import { SafeLink } from '../../../evidence/safe-link.tsx'

/** What answers are told apart by, in the words that the answers themselves use. */
const words = {
  do: 'summary:advice.do',
  "don't": "summary:advice.don't",
  either: 'summary:advice.either',
  depends: 'summary:advice.depends',
  benefit: 'evidence:direction.benefit',
  harm: 'evidence:direction.harm',
  'no-difference': 'evidence:direction.no-difference',
  unclear: 'evidence:direction.unclear',
  strong: 'evidence:strength.strong',
  moderate: 'evidence:strength.moderate',
  limited: 'evidence:strength.limited',
  high: 'watch:consensus.high',
  emerging: 'watch:consensus.emerging',
  weak: 'watch:consensus.weak',
} as const
const isKnown = (value: string): value is keyof typeof words => Object.hasOwn(words, value)

/** What changed, most important first, with the sources that changed it. */
export function DifferenceList({ differences }: { differences: readonly AnswerDifference[] }) {
  const { t } = useTranslation(['watch', 'evidence', 'summary'])
  const wordsOf = (value: string | null) => {
    if (value === null) return t('nothing')
    return isKnown(value) ? t(words[value]) : value
  }
  return (
    <ul className="space-y-2">
      {differences.map(({ kind, before, after, sources }) => (
        <li key={kind + sources.map(({ id }) => id).join(' ')} className="max-w-measure">
          <p className="font-semibold">
            {t(`kinds.${kind}`, { before: wordsOf(before), after: wordsOf(after) })}
          </p>
          {sources.length > 0 && (
            <ul className="mt-0.5 text-sm text-muted">
              {sources.map(({ id, name, link }) => (
                <li key={id}>
                  <SafeLink link={link}>{name}</SafeLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
