import { useTranslation } from 'react-i18next'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'

/*
 * Accessibility
 * - A region with a name at the end of its form; how much is unsaved is announced when it appears.
 * - It keeps to the lower edge of the screen, above the shell's bar, or of the dialog it stands in; what the keyboard brings into view ends above it.
 * - While it saves, Save says that it is busy and keeps the focus. A failure interrupts, and what was typed stays.
 */

type SaveBarProps = {
  /** How many fields were changed. At 0 nothing is shown. */
  changes: number
  saving: boolean
  /** Undefined where all that was changed may be saved as it is; else Save cannot be pressed. */
  disabled?: boolean
  failure?: string | undefined
  onReset: () => void
  /** Left out inside a form, which Save then submits. */
  onSave?: () => void
}

/** Save and Reset, while something was changed. */
export function SaveBar(props: SaveBarProps) {
  const { changes, saving, disabled = false, failure, onReset, onSave } = props
  const { t } = useTranslation('controls')

  return (
    <div
      data-save-bar={changes > 0 || undefined}
      role={changes > 0 ? 'region' : undefined}
      aria-label={changes > 0 ? t('saveBar.label') : undefined}
      className="sticky bottom-[var(--bottom-bar,0px)] z-dock bg-[var(--ground,var(--color-paper))]"
    >
      <output className="sr-only">{changes > 0 && t('saveBar.unsaved', { count: changes })}</output>
      {changes > 0 && (
        <div className="space-y-3 border-t border-line-strong py-3">
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          <div className="flex flex-wrap items-center justify-end gap-2">
            <p aria-hidden="true" className="mr-auto text-sm text-muted">
              {t('saveBar.unsaved', { count: changes })}
            </p>
            <Button onClick={onReset} disabled={saving}>
              {t('saveBar.reset')}
            </Button>
            <Button
              type={onSave === undefined ? 'submit' : 'button'}
              variant="primary"
              busy={saving}
              disabled={disabled}
              onClick={onSave}
            >
              {saving ? t('saveBar.saving') : t('saveBar.save')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
