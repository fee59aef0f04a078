import { useQuery } from '@tanstack/react-query'
import { WithQueries } from '../../../lib/calls/with-queries.tsx'
import { legalTextQuery, type LegalName } from '../../../lib/legal-texts.ts'
import { isOperatorNamed, withOperator } from '../../../lib/operator.ts'
import { paths } from '../../../lib/paths.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LegalDialog } from '../../../ui/dialog/legal-dialog.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { landing } from '../landing-content.ts'
import { companyTexts } from './company-texts.ts'

const { company, legal } = landing.footer

type LandingDialogProps = { name: string; open: boolean; onOpenChange: (open: boolean) => void }

/** The modal of a name in `content/landing/footer.json`: a text, contact lines, or a legal document. */
export function LandingDialog({ name, open, onOpenChange }: LandingDialogProps) {
  const legalItem = legal.items.find((item) => item.name === name)
  const title = company.items.find((item) => item.name === name)?.title
  const text = companyTexts.find((one) => one.name === name)

  if (isLegalName(name) && legalItem) {
    return (
      <WithQueries>
        <LegalModal name={name} title={legalItem.title} open={open} onOpenChange={onOpenChange} />
      </WithQueries>
    )
  }
  return (
    <Dialog title={title ?? ''} open={open} onOpenChange={onOpenChange}>
      <div className="space-y-4">
        {text?.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={withOperator(paragraph)} />
          </p>
        ))}
        {isOperatorNamed && text?.operator !== undefined && <p>{withOperator(text.operator)}</p>}
        {text?.contacts.map(({ label, address }) => (
          <ContactLine key={label} label={label} address={withOperator(address)} />
        ))}
      </div>
    </Dialog>
  )
}

const legalNames: readonly string[] = ['terms', 'privacy', 'copyright'] satisfies LegalName[]

function isLegalName(name: string): name is LegalName {
  return legalNames.includes(name)
}

function LegalModal({ name, ...dialog }: LandingDialogProps & { name: LegalName; title: string }) {
  const { data: text, isError, refetch } = useQuery(legalTextQuery(name))
  return (
    <LegalDialog
      {...dialog}
      page={paths[name]}
      text={text}
      hasFailed={isError}
      onRetry={() => void refetch()}
    />
  )
}

function ContactLine({ label, address }: { label: string; address: string }) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <a
        href={`mailto:${address}`}
        className="target inline-flex items-center font-semibold wrap-anywhere text-accent underline underline-offset-4"
      >
        {address}
      </a>
    </p>
  )
}
