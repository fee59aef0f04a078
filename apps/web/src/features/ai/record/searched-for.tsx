import type { Searched } from '@auscult/contract/ai/record.ts'
import { useTranslation } from 'react-i18next'
import { FactList } from './fact-list.tsx'
import { wordsOfStems } from './words-of-stems.ts'

type SearchedForProps = {
  searches: readonly Searched[]
  /** Where the words stand of which the index holds stems. */
  texts: readonly string[]
}

/** What the index was asked, search by search; the many other names are one press away. */
export function SearchedFor({ searches, texts }: SearchedForProps) {
  const { t } = useTranslation('answer-record')
  if (searches.length === 0) return <p>{t('noSearches')}</p>
  return (
    <FactList
      facts={searches.map((search) => ({
        name: t(`searches.${search.for}`),
        value: (
          <>
            <span>{wordsOfStems(search.words, [...texts, ...search.forms]).join(' · ')}</span>
            {search.forms.length > 0 && (
              <details className="mt-1">
                <summary className="cursor-pointer text-accent pointer-coarse:py-3">
                  {t('searches.forms', { count: search.forms.length })}
                </summary>
                <p lang="en" className="mt-1 text-muted">
                  {search.forms.join(', ')}
                </p>
              </details>
            )}
          </>
        ),
      }))}
    />
  )
}
