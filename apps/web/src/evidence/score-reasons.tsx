import type { StrengthScore } from '@auscult/contract/evidence/evidence.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/language/format.ts'
import { formatPoints } from './format-points.ts'

/** Why a source has its score: every term with its points, their sum, the cap where one applied. */
export function ScoreReasons({ strength }: { strength: StrengthScore }) {
  const { t, i18n } = useTranslation('evidence')
  const { formatNumber } = useFormats()
  const { score, raw, cap, reasons, weightsVersion } = strength
  return (
    <div className="text-xs">
      <table className="w-full border-collapse">
        <caption className="pb-1 text-left text-muted">{t('reasons.caption', { score })}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('reasons.term')}</th>
            <th scope="col">{t('reasons.reason')}</th>
            <th scope="col">{t('reasons.points')}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ term, points, text }) => (
            <tr key={term + text} className="border-t border-line align-baseline">
              <th scope="row" className="py-1 pr-3 text-left font-semibold whitespace-nowrap">
                {t(`reasons.terms.${term}`)}
              </th>
              <td className="w-full py-1 pr-3 text-muted">{text}</td>
              <td className="py-1 text-right whitespace-nowrap">{formatPoints(points, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong">
            <th scope="row" colSpan={2} className="py-1 text-left font-semibold">
              {t('reasons.sum')}
            </th>
            <td className="py-1 text-right">{formatNumber(raw, { least: 2, most: 2 })}</td>
          </tr>
          {cap && (
            <tr className="border-t border-line align-baseline">
              <th scope="row" className="py-1 pr-3 text-left font-semibold whitespace-nowrap">
                {t('reasons.cap', { limit: cap.limit })}
              </th>
              <td className="py-1 pr-3 text-muted">{cap.text}</td>
              <td className="py-1 text-right">{`≤ ${cap.limit}`}</td>
            </tr>
          )}
          <tr className="border-t border-line-strong font-semibold">
            <th scope="row" colSpan={2} className="py-1 text-left">
              {t('reasons.score')}
            </th>
            <td className="py-1 text-right">{score}</td>
          </tr>
        </tfoot>
      </table>
      <p className="pt-1 text-muted">{t('reasons.version', { version: weightsVersion })}</p>
    </div>
  )
}
