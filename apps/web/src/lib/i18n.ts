import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import ui from '../locales/en-GB/ui.json'
import { ConnectionError } from './call-errors.ts'

export const defaultLanguage = 'en-GB'

const files = import.meta.glob<object>(['../locales/*/*.json', '!../locales/en-GB/ui.json'], {
  import: 'default',
})

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

/** Starts with the texts every page needs, which come along with the script. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      supportedLngs: [defaultLanguage],
      ns: ['ui'],
      resources: { [defaultLanguage]: { ui } },
      partialBundledLanguages: true,
      defaultNS: 'ui',
      // React escapes; escaping twice would show entities.
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}

/** Fetches a feature's texts. Throws ConnectionError when they do not come: a page of bare keys helps nobody. */
export async function loadTexts(namespace: string): Promise<void> {
  await i18next.loadNamespaces(namespace)
  if (!i18next.hasResourceBundle(i18next.language, namespace)) {
    throw new ConnectionError(i18next.t('call.unreachable'))
  }
}

export const i18n = i18next
