import type { AgentResponse } from '@auscult/contract/ai/ai.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/language/format.ts'
import { paths } from '../../../lib/paths.ts'
import { PrintedOn } from './printed-on.tsx'

/** How an answer came about, in one line; on paper also when it was read. */
export function AnswerColophon({ engine }: { engine: AgentResponse['engine'] }) {
  const { t } = useTranslation('ai')
  const { formatNumber } = useFormats()
  return (
    <footer className="mt-6 flex flex-wrap items-center gap-x-4 border-t border-line pt-2 print:mt-3">
      <p className="tabular text-xs text-muted">
        {t('answer.colophon', {
          candidates: formatNumber(engine.candidates),
          took: formatNumber(Math.max(1, Math.round(engine.tookMs))),
          version: engine.version,
          weights: engine.weightsVersion,
        })}
      </p>
      <Link
        to={paths.accuracy}
        className="target inline-flex items-center text-xs text-muted underline underline-offset-4 hover:text-text print:hidden"
      >
        {t('answer.accuracyLink')}
      </Link>
      <PrintedOn />
    </footer>
  )
}
