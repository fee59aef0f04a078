import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import ui from '../locales/en-GB/ui.json'
import { ConnectionError } from './call-errors.ts'

const defaultLanguage = 'en-GB'

/** Each feature's texts are a chunk of their own, fetched beside the page that needs them. */
const files = import.meta.glob<object>(['../locales/*/*.json', '!../locales/en-GB/ui.json'], {
  import: 'default',
})

/** The texts of the product. Components read them with `useTranslation`. */
export const i18n: I18n = createInstance()

/** Starts with the texts every page needs, which come along with the script. */
export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    // At once: the texts are here, and the first route asks for the language.
    initAsync: false,
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    supportedLngs: [defaultLanguage],
    resources: { [defaultLanguage]: { ui } },
    ns: ['ui'],
    defaultNS: 'ui',
    // React escapes; escaping twice would show entities.
    interpolation: { escapeValue: false },
    returnNull: false,
  })
}

/** Fetches a feature's texts. Throws ConnectionError when they do not come: a page of bare keys helps nobody. */
export async function loadTexts(namespace: string): Promise<void> {
  const { language } = i18n
  if (i18n.hasResourceBundle(language, namespace)) return
  const load = files[`../locales/${language}/${namespace}.json`]
  if (load === undefined) throw new Error(`No texts for ${namespace} in ${language}`)
  try {
    i18n.addResourceBundle(language, namespace, await load())
  } catch (error) {
    throw new ConnectionError(i18n.t('call.unreachable'), { cause: error })
  }
}
