import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTheme } from './theme.ts'
import { IconButton } from './icon-button.tsx'

export function ThemeToggle() {
  const { t } = useTranslation('ui')
  const { theme, toggleTheme } = useTheme()
  const isDark = theme === 'dark'

  return (
    <IconButton label={isDark ? t('theme.toLight') : t('theme.toDark')} onClick={toggleTheme}>
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
