import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

export const defaultLanguage = 'en-GB'

const files = import.meta.glob<object>('../locales/*/*.json', { import: 'default' })

/** Each feature's texts are a chunk of their own, fetched beside the page that needs them. */
const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const load = files[`../locales/${language}/${namespace}.json`]
    if (load === undefined) {
      callback(new Error(`No texts for ${namespace} in ${language}`), null)
      return
    }
    load().then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, null),
    )
  },
}

/** Starts the texts with what every page needs. Resolves once they are there. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      supportedLngs: [defaultLanguage],
      ns: ['ui'],
      defaultNS: 'ui',
      // React escapes; escaping twice would show entities.
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}

export const i18n = i18next
