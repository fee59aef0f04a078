import { Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'

type ShortcutsHelpProps = { enabled: boolean; onChange: (enabled: boolean) => void }

/** What the keys do, and the switch for the single ones (WCAG 2.1.4). */
export function ShortcutsHelp({ enabled, onChange }: ShortcutsHelpProps) {
  const { t } = useTranslation('ai')
  const keys = [
    { key: '/', does: t('shortcuts.ask') },
    { key: '1–9', does: t('shortcuts.source') },
    { key: 'h', does: t('shortcuts.history') },
    { key: 'Esc', does: t('shortcuts.cancel') },
  ]
  return (
    <Popover
      title={t('shortcuts.heading')}
      trigger={
        <IconButton label={t('shortcuts.heading')} className="max-md:hidden pointer-coarse:hidden">
          <Keyboard />
        </IconButton>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {keys.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-base border border-line-strong px-1.5 font-mono text-xs">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-3 border-t border-line pt-2"
        label={t('shortcuts.enabled')}
        checked={enabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Popover>
  )
}
