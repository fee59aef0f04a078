import type { Calculator } from '@auscult/calculators/calculator.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { useTranslation } from 'react-i18next'
import { beginSentence } from '../../../lib/begin-sentence.ts'
import { Alert } from '../../../ui/alert.tsx'
import { CopyForChart } from './copy-for-chart.tsx'
import { SaveAsFhir } from './save-as-fhir.tsx'
import { RiskPicture } from './risk-picture.tsx'
import type { Calculation, ServerCheck } from './use-calculation.ts'
import { type ResultLines, useResultLines } from './use-result-lines.ts'

/*
 * Accessibility
 * - A named section whose content is announced politely when a result comes (`aria-live`), the placeholder before it.
 * - Label and figure are a description list; the picture says the same in words.
 */

type ResultBoxProps = {
  calculator: Calculator
  texts: CalculatorTexts
  calculation: Calculation | null
  /** Items whose answer came from a question or a record and was not looked at. */
  toConfirm: readonly string[]
  /** Whom the score is not for, of what a question told; English content. */
  notFor: readonly string[]
}

/** What a calculator came to. It stands beside the items on wide screens, and stays in sight. */
export function ResultBox({ calculator, texts, calculation, toConfirm, notFor }: ResultBoxProps) {
  const { t } = useTranslation('tools')
  const describe = useResultLines()
  const lines = calculation === null ? null : describe(calculator, texts, calculation)
  return (
    <section
      aria-labelledby="result"
      className="self-start rounded-base border border-line-strong bg-surface p-5 lg:sticky lg:top-6"
    >
      <h2 id="result" className="font-serif text-xl font-semibold">
        {t('calculators.result')}
      </h2>
      <div aria-live="polite" className="mt-3">
        {calculation === null || lines === null ? (
          <p className="text-muted">{t('calculators.placeholder')}</p>
        ) : (
          <>
            <Figures lines={lines} isRange={calculation.outcomes.length > 1} />
            {notFor.length > 0 && (
              <p className="mt-2 text-sm font-semibold text-warning">
                {t('calculators.notForPatient')} <span lang="en-GB">{notFor.join(' ')}</span>
              </p>
            )}
            {toConfirm.length > 0 && (
              <p className="mt-2 text-sm font-semibold text-warning">
                {t('calculators.unconfirmed', { count: toConfirm.length })}
              </p>
            )}
            <RiskPicture risks={lines.risks} texts={texts} />
            <CheckedBy check={calculation.check} />
            {calculation.check.state !== 'differs' && (
              <div className="flex flex-wrap gap-x-3">
                <CopyForChart
                  calculator={calculator}
                  texts={texts}
                  calculation={calculation}
                  lines={lines}
                  toConfirm={toConfirm}
                  notFor={notFor}
                />
                <SaveAsFhir calculator={calculator} texts={texts} calculation={calculation} />
              </div>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function Figures({ lines, isRange }: { lines: ResultLines; isRange: boolean }) {
  const { t } = useTranslation('tools')
  return (
    <>
      <dl>
        <dt className="text-sm font-semibold text-muted">{t('calculators.score')}</dt>
        <dd className="tabular text-3xl font-semibold">{lines.score}</dd>
        {lines.levels.length > 0 && <dt className="sr-only">{t('calculators.category')}</dt>}
        {lines.levels.map((level) => (
          <dd key={level} lang="en-GB" className="text-reading font-semibold text-accent">
            {level}
          </dd>
        ))}
      </dl>
      {lines.cautions.map((caution) => (
        <p key={caution} lang="en-GB" className="mt-2 font-semibold text-pretty text-warning">
          {caution}
        </p>
      ))}
      {isRange && (
        <p className="mt-2 text-sm font-semibold text-warning">
          {t(lines.hasTotal ? 'calculators.stillOpen' : 'calculators.noTotal')}
        </p>
      )}
      {lines.says.map((sentence) => (
        <p key={sentence} lang="en-GB" className="mt-2 text-pretty">
          {beginSentence(sentence)}
        </p>
      ))}
      {lines.lines.length > 0 && (
        <dl className="mt-4 space-y-2 border-t border-line pt-3 text-sm">
          {lines.lines.map(({ label, value, isEnglish }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt lang={isEnglish ? 'en-GB' : undefined} className="text-muted">
                {label}
              </dt>
              <dd className="tabular font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** Who found this result. What the server refuses is told in its words. */
function CheckedBy({ check }: { check: ServerCheck }) {
  const { t } = useTranslation('tools')
  if (check.state === 'refused')
    return (
      <div className="mt-4">
        <Alert tone="danger">{t('calculators.failed', { reason: check.reason })}</Alert>
      </div>
    )
  if (check.state === 'differs')
    return (
      <div className="mt-4">
        <Alert tone="danger">{t('calculators.differs')}</Alert>
      </div>
    )
  return <p className="mt-4 text-sm text-muted">{t(`calculators.${check.state}`)}</p>
}
