import { signUpCountries } from '@auscult/contract/auth/sign-up-countries.ts'
import { useTranslation } from 'react-i18next'

/** Where an account can be opened, in the language of the page. */
export function OpenCountries() {
  const { t, i18n } = useTranslation('access')
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
  const sorted = Object.keys(signUpCountries)
    .map((code) => names.of(code) ?? code)
    .toSorted(new Intl.Collator(i18n.language).compare)

  return (
    <section aria-labelledby="open-countries" className="border-t border-line pt-4">
      <h2 id="open-countries" className="text-sm font-semibold">
        {t('location.open')}
      </h2>
      <ul className="mt-2 columns-2 gap-x-6 text-sm text-muted">
        {sorted.map((name) => (
          <li key={name} className="break-inside-avoid py-0.5">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
