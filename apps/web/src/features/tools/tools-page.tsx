import { Calculator, FlaskConical, type LucideIcon, Pill } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { CertificationNote } from './certification/certification-note.tsx'
import { ToolPage } from './tool-page.tsx'

const tools = [
  { name: 'calculators', path: paths.calculators, Icon: Calculator },
  { name: 'labs', path: paths.labValues, Icon: FlaskConical },
  { name: 'antibiotics', path: paths.antibiotics, Icon: Pill },
] as const satisfies { name: string; path: string; Icon: LucideIcon }[]

/** The three tools. */
export function ToolsPage() {
  const { t } = useTranslation('tools')
  return (
    <ToolPage name={t('title')} lead={t('lead')} hasContent={false}>
      <CertificationNote />
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {tools.map(({ name, path, Icon }) => (
          <li key={name} className="grid">
            <Card
              level={2}
              title={t(`cards.${name}`)}
              to={path}
              above={<Icon aria-hidden="true" className="size-7 stroke-[1.25] text-accent" />}
            >
              <p className="text-muted">{t(`cards.${name}Text`)}</p>
              {/* The whole card is the link; the word says so to the eye. */}
              <p aria-hidden="true" className="mt-4 font-semibold text-accent">
                {t('view')} →
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </ToolPage>
  )
}
