import type { Understood } from '@auscult/contract/ai/ai.ts'
import { BookOpen, ClipboardList, Stethoscope } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Where a clinician finds what is not here: for a drug its product information, then guideline and people. */
export function WhereToLook({ understood }: { understood: Understood | null }) {
  const { t } = useTranslation('ai')
  const drug = understood === null ? '' : listDrugs(understood).join(', ')
  return (
    <section aria-labelledby="where-to-look" className="max-w-reading">
      <h3 id="where-to-look" className="text-sm font-semibold text-accent">
        {t('whereToLook.heading')}
      </h3>
      <ul className="mt-2 border-t border-line">
        {drug !== '' && <Place icon={<BookOpen />}>{t('whereToLook.product', { drug })}</Place>}
        <Place icon={<ClipboardList />}>{t('whereToLook.guideline')}</Place>
        <Place icon={<Stethoscope />}>{t('whereToLook.specialist')}</Place>
      </ul>
    </section>
  )
}

function Place({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-2 font-serif text-base text-pretty wrap-anywhere">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-accent [&>svg]:size-5 [&>svg]:stroke-[1.5]">
        {icon}
      </span>
      {children}
    </li>
  )
}

/** In the asker's words where they are not English; the terms of the lexicon are. */
function listDrugs({ language, intervention, concepts }: Understood): string[] {
  const drugs = concepts.filter(({ term, type }) => type === 'drug' && intervention.includes(term))
  return [...new Set(drugs.map(({ term, matched }) => (language === 'en' ? term : matched)))]
}
