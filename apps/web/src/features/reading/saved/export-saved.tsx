import type { Post } from '@auscult/contract/posts/posts.ts'
import { listSavedPosts, savedLimits } from '@auscult/contract/posts/saved.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCitable } from '../../../evidence/answer-sources.ts'
import { toBibtex } from '../../../evidence/references/bibtex.ts'
import { type ReferenceWords, toRis } from '../../../evidence/references/ris.ts'
import { call } from '../../../lib/calls/api.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { savedResearchQuery } from '../queries.ts'
import { referenceOfPost } from './reference-of-post.ts'

const formats = {
  ris: { type: 'application/x-research-info-systems', write: toRis },
  bib: { type: 'application/x-bibtex', write: toBibtex },
} as const

/** All saved research, but what was withdrawn since, for a reference manager; it says beforehand where there is none. */
export function ExportSaved() {
  const { t } = useTranslation(['reading', 'answer-record'])
  const { data: hasResearch } = useQuery(savedResearchQuery)
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'nothing'>('ready')
  const words: ReferenceWords = {
    guideline: t('answer-record:text.guideline'),
    trial: t('answer-record:text.trial'),
    note: (score) => t('answer-record:text.note', { score }),
  }

  async function handleExport(ending: keyof typeof formats) {
    setState('busy')
    try {
      const research = (await readAllResearch()).filter(isCitable)
      if (research.length === 0) {
        setState('nothing')
        return
      }
      const references = research.map((post, at) => referenceOfPost(post, at + 1))
      const { type, write } = formats[ending]
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`auscult-saved-${day}.${ending}`, type, write(references, words))
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <section aria-labelledby="export-saved" className="space-y-3 print:hidden">
      <SectionHeader id="export-saved" title={t('saved.exportTitle')} />
      <p className="text-sm text-muted">
        {hasResearch === false ? t('saved.noResearch') : t('saved.exportLead')}
      </p>
      {hasResearch === true && (
        <Menu
          trigger={
            <Button busy={state === 'busy'}>
              <Download aria-hidden="true" className="size-5 stroke-[1.5]" />
              {t('saved.export')}
            </Button>
          }
        >
          <MenuItem onSelect={() => void handleExport('ris')}>{t('saved.ris')}</MenuItem>
          <MenuItem onSelect={() => void handleExport('bib')}>{t('saved.bibtex')}</MenuItem>
        </Menu>
      )}
      {state === 'failed' && <Alert tone="danger">{t('saved.exportFailed')}</Alert>}
      {state === 'nothing' && <Alert tone="info">{t('saved.nothingCitable')}</Alert>}
    </section>
  )
}

async function readAllResearch(): Promise<Post[]> {
  const found: Post[] = []
  for (let page = 1, more = true; more; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is another page is known when the one before is there
    const { data, hasMore } = await call(listSavedPosts, {
      body: { page, limit: savedLimits.largestPage, type: 'research' },
    })
    found.push(...data.map(({ postDetails }) => postDetails))
    more = hasMore
  }
  return found
}
