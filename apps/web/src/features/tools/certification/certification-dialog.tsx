import { useTranslation } from 'react-i18next'
import certification from '../../../../../../content/certification/certification.json'
import { useFormats } from '../../../lib/language/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

type CertificationDialogProps = { title: string; open: boolean; onOpenChange: (open: boolean) => void }

/** What the operator says of the certification of the calculators; what nobody has filled in yet says so. */
export function CertificationDialog({ title, open, onOpenChange }: CertificationDialogProps) {
  const { t } = useTranslation('tools')
  const { formatDate } = useFormats()
  return (
    <Dialog title={title} open={open} onOpenChange={onOpenChange} isReading>
      <dl className="space-y-3 text-sm">
        <Fact label={t('certification.version')} value={certification.version} />
        <Fact label={t('certification.released')} value={formatDate(certification.released)} />
        {certification.facts.map((fact) => (
          <Fact key={fact.label} {...fact} isEnglish />
        ))}
      </dl>
      {certification.sections.map(({ heading, paragraphs, isPlaceholder }) => (
        <section key={heading} lang="en-GB" className="mt-5 text-sm">
          <h3 className="font-semibold">{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-1.5">
              {paragraph}
              {isPlaceholder && <Placeholder />}
            </p>
          ))}
        </section>
      ))}
    </Dialog>
  )
}

type FactProps = { label: string; value: string; isPlaceholder?: boolean; isEnglish?: boolean }

function Fact({ label, value, isPlaceholder = false, isEnglish = false }: FactProps) {
  return (
    <div lang={isEnglish ? 'en-GB' : undefined} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-semibold text-muted">{label}</dt>
      <dd>
        {value}
        {isPlaceholder && <Placeholder />}
      </dd>
    </div>
  )
}

function Placeholder() {
  const { t, i18n } = useTranslation('tools')
  return (
    <span lang={i18n.language} className="ml-1.5 text-warning">
      ({t('certification.placeholder')})
    </span>
  )
}
