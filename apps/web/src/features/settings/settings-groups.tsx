import { useQuery } from '@tanstack/react-query'
import {
  AtSign,
  ChevronRight,
  Copyright,
  FileText,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  ShieldCheck,
  Trash2,
  UserRoundSearch,
} from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LegalName, legalTextQuery } from '../../lib/legal-texts.ts'
import { paths } from '../../lib/paths.ts'
import { LegalDialog } from '../../ui/dialog/legal-dialog.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { ContactSupportDialog } from './contact-support-dialog.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { Preferences } from './preferences.tsx'
import { PrivacyPreferences } from './privacy-preferences.tsx'
import { RequestDataDialog } from './request-data-dialog.tsx'

type Entry = 'privacy' | 'data' | 'deletion' | 'terms' | 'copyright' | 'password' | 'email' | 'support'

const groups: readonly { name: 'privacy' | 'legal' | 'account' | 'support'; entries: readonly Entry[] }[] = [
  { name: 'privacy', entries: ['privacy', 'data', 'deletion'] },
  { name: 'legal', entries: ['terms', 'copyright'] },
  { name: 'account', entries: ['password', 'email'] },
  { name: 'support', entries: ['support'] },
]

const icons: Record<Entry, LucideIcon> = {
  privacy: ShieldCheck,
  data: UserRoundSearch,
  deletion: Trash2,
  terms: FileText,
  copyright: Copyright,
  password: KeyRound,
  email: AtSign,
  support: LifeBuoy,
}

/** All settings by group; each opens over them. `level` is that of the headings of groups. */
export function SettingsGroups({ level }: { level: 2 | 3 }) {
  const { t } = useTranslation('settings')
  const [opened, setOpened] = useState<Entry>()
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const openness = (entry: Entry) => ({
    open: opened === entry,
    onOpenChange: (open: boolean) => setOpened(open ? entry : undefined),
  })

  return (
    <div className="space-y-7">
      {groups.map(({ name, entries }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <Heading id={`${id}-${name}`} className="font-serif text-reading font-semibold">
            {t(`groups.${name}`)}
          </Heading>
          <ul className="mt-1.5 border-t border-line">
            {entries.map((entry) => (
              <EntryRow key={entry} entry={entry} onOpen={() => setOpened(entry)} />
            ))}
          </ul>
          {name === 'privacy' && <PrivacyPreferences />}
          {name === 'account' && <Preferences />}
        </section>
      ))}
      {(['privacy', 'terms', 'copyright'] as const).map((name) => (
        <Legal key={name} name={name} {...openness(name)} />
      ))}
      <RequestDataDialog {...openness('data')} />
      <DeleteAccountDialog {...openness('deletion')} />
      <ChangePasswordDialog {...openness('password')} />
      <ChangeEmailDialog {...openness('email')} />
      <ContactSupportDialog {...openness('support')} />
    </div>
  )
}

function EntryRow({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const { t } = useTranslation('settings')
  const Icon = icons[entry]
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-12 w-full items-center gap-3 px-2 text-left transition-colors hover:bg-hover [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.5]"
      >
        <Icon aria-hidden="true" className={entry === 'deletion' ? 'text-danger' : 'text-accent'} />
        <span className={entry === 'deletion' ? 'flex-1 text-danger' : 'flex-1'}>
          {t(`entries.${entry}`)}
        </span>
        <ChevronRight aria-hidden="true" className="text-muted" />
      </button>
    </li>
  )
}

type LegalProps = { name: LegalName; open: boolean; onOpenChange: (open: boolean) => void }

function Legal({ name, open, onOpenChange }: LegalProps) {
  const { t } = useTranslation('settings')
  const text = useQuery({ ...legalTextQuery(name), enabled: open })
  return (
    <LegalDialog
      title={t(`entries.${name}`)}
      text={text.data}
      page={paths[name]}
      hasFailed={text.isError}
      onRetry={() => void text.refetch()}
      open={open}
      onOpenChange={onOpenChange}
    />
  )
}
