import { loadTexts } from '../lib/language/i18n.ts'
import { lateDialog } from '../ui/dialog/lazy-dialog.tsx'

/** The settings over any page, whose code and texts come when somebody wants them. */
export const { LazyDialog: SettingsOverlay, warm: warmSettings } = lateDialog(async () => {
  const [{ SettingsDialog }] = await Promise.all([
    import('../features/settings/settings-dialog.tsx'),
    loadTexts('settings'),
  ])
  return SettingsDialog
})
