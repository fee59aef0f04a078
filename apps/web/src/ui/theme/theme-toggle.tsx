import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { useTheme } from './theme.ts'

export function ThemeToggle() {
  const { t } = useTranslation('ui')
  const { theme, toggleTheme } = useTheme()
  const isDark = theme === 'dark'

  return (
    <IconButton label={isDark ? t('theme.toLight') : t('theme.toDark')} onClick={toggleTheme}>
      {/* By the style sheet, because a page may be there before the script that knows the theme. */}
      <Moon className="dark:hidden" />
      <Sun className="hidden dark:block" />
    </IconButton>
  )
}
