import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/save-file.ts'
import { MenuGroup, MenuItem } from '../../../ui/menu.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { type Exported, toAnswerText, toChartText } from './answer-text.ts'
import { toBibtex } from '../../../evidence/references/bibtex.ts'
import { exportTexts } from './export-texts.ts'
import { listReferences } from './references.ts'
import { type ReferenceWords, toRis } from '../../../evidence/references/ris.ts'
import { fileNameFor } from './file-name.ts'

/** The ways an answer leaves the page: into a reference manager, a chart, a document, onto paper. */
export function ExportItems({ question, answered }: { question: string; answered: AnsweredQuestion }) {
  const { t, i18n } = useTranslation(['answer-record', 'ai', 'evidence', 'summary'])
  const { showToast } = useToast()

  function prepare() {
    const exported: Exported = { question, answered, takenAt: new Date().toISOString() }
    return { exported, texts: exportTexts(i18n) }
  }

  function save(ending: string, type: string, text: string, takenAt: string) {
    saveFile(fileNameFor(question, takenAt, ending), type, text)
  }

  function handleReferences(ending: 'ris' | 'bib') {
    const { exported, texts } = prepare()
    const words: ReferenceWords = {
      guideline: texts.t('text.guideline'),
      trial: texts.t('text.trial'),
      note: (score) => texts.t('text.note', { score }),
    }
    const references = listReferences(answered)
    if (ending === 'ris')
      save(ending, 'application/x-research-info-systems', toRis(references, words), exported.takenAt)
    else save(ending, 'application/x-bibtex', toBibtex(references, words), exported.takenAt)
  }

  function handleChartFile() {
    const { exported, texts } = prepare()
    save('txt', 'text/plain', toChartText(exported, texts), exported.takenAt)
  }

  async function handleCopy(toText: typeof toChartText) {
    const { exported, texts } = prepare()
    try {
      await navigator.clipboard.writeText(toText(exported, texts))
      showToast(t('export.copied'))
    } catch {
      // The browser refuses on plain http and where the person said no.
      showToast(t('export.copyFailed'))
    }
  }

  return (
    <>
      <MenuGroup label={t('export.text')}>
        <MenuItem onSelect={() => void handleCopy(toAnswerText)}>{t('export.copyAnswer')}</MenuItem>
        <MenuItem onSelect={() => void handleCopy(toChartText)}>{t('export.copyChart')}</MenuItem>
        <MenuItem onSelect={handleChartFile}>{t('export.chartFile')}</MenuItem>
        <MenuItem onSelect={() => window.print()}>{t('export.print')}</MenuItem>
      </MenuGroup>
      {listReferences(answered).length > 0 && (
        <MenuGroup label={t('export.references')}>
          <MenuItem onSelect={() => handleReferences('ris')}>{t('export.ris')}</MenuItem>
          <MenuItem onSelect={() => handleReferences('bib')}>{t('export.bibtex')}</MenuItem>
        </MenuGroup>
      )}
    </>
  )
}
