import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TabList } from '../../ui/tabs.tsx'
import { ShortcutsHelp } from './ask/shortcuts-help.tsx'
import { agents } from './exchange/answered.ts'

type AiHeaderProps = {
  agent: AgentType
  /** No question may be sent, so there is nothing to choose an agent for. */
  disabled: boolean
  shortcutsEnabled: boolean
  onShortcutsChange: (enabled: boolean) => void
  onHistory: () => void
}

/** Whom to ask, and the way to what was asked before. */
export function AiHeader(props: AiHeaderProps) {
  const { agent, disabled, shortcutsEnabled, onShortcutsChange, onHistory } = props
  const { t } = useTranslation('ai')
  return (
    <header className="mb-2 flex items-end justify-between gap-4 border-b border-line pt-1 print:hidden">
      <h1 tabIndex={-1} className="sr-only">
        {t(`agents.${agent}.title`)}
      </h1>
      <TabList
        label={t('agents.label')}
        tabs={agents.map((value) => ({ value, label: t(`agents.${value}.tab`) }))}
        disabled={disabled}
        className="gap-5 sm:gap-7"
      />
      <div className="flex items-center gap-1">
        <ShortcutsHelp enabled={shortcutsEnabled} onChange={onShortcutsChange} />
        <Button variant="plain" className="target px-2 text-sm whitespace-nowrap" onClick={onHistory}>
          <History aria-hidden="true" className="size-5 stroke-[1.5]" />
          <span className="max-sm:sr-only">{t('history.open')}</span>
        </Button>
      </div>
    </header>
  )
}
