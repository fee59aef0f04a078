import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import ui from '../../locales/en-GB/ui.json'
import { ConnectionError } from '../calls/call-errors.ts'
import {
  findLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  rememberLanguage,
  sourceLanguage,
} from './interface-language.ts'

/** Each feature's texts are a chunk of their own in each language, fetched beside the page that needs them. */
const files = import.meta.glob<object>(
  [
    '../../locales/*/*.json',
    '!../../locales/en-GB/ui.json',
    '!../../locales/*/refusals.json',
    // Listed in `later-texts.ts`, which comes with the first of them.
    '!../../locales/*/{accuracy,ai,answer-record,controls,circle,conversation,dashboard,evidence,notifications,onboarding,people,reading,reference,second-opinion,settings,sign-in,summary,tools,watch}.json',
    // Said where none of this runs; the build puts it into the pages.
    '!../../locales/*/no-script.json',
  ],
  {
    import: 'default',
  },
)

/** Namespaces that pages have asked for, to be there in another language too once it is chosen. */
const wanted = new Set(['ui'])

/** Views of the same texts in a language that need not be the interface's. */
const instances = new Map<InterfaceLanguage, I18n>()

/** The texts of the product. Components read them with `useTranslation`. */
export const i18n: I18n = createInstance()

/**
 * Starts in the language of this browser, or the one given, with the texts every page needs; nothing is painted before. English comes
 * along with the script and stands in where the other language's texts cannot be fetched.
 */
export async function startI18n(language: InterfaceLanguage = findLanguage()): Promise<void> {
  instances.clear()
  await i18n.use(initReactI18next).init({
    // At once: the texts are here, and the first route asks for the language.
    initAsync: false,
    lng: sourceLanguage,
    fallbackLng: sourceLanguage,
    supportedLngs: [...interfaceLanguages],
    load: 'currentOnly',
    resources: { [sourceLanguage]: { ui } },
    ns: ['ui'],
    defaultNS: 'ui',
    // React escapes; escaping twice would show entities.
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  if (language !== sourceLanguage)
    await loadTextsIn(language, ['ui']).then(
      () => i18n.changeLanguage(language),
      () => undefined,
    )
  nameLanguage(i18n.language)
}

/** Fetches a feature's texts. Throws ConnectionError when they do not come: a page of bare keys helps nobody. */
export async function loadTexts(namespace: string): Promise<void> {
  wanted.add(namespace)
  await loadTextsIn(interfaceLanguage(), [namespace])
}

/** The same in a language that need not be the interface's. */
export async function loadTextsIn(language: InterfaceLanguage, namespaces: readonly string[]): Promise<void> {
  try {
    await Promise.all(namespaces.map((namespace) => loadNamespace(language, namespace)))
  } catch (error) {
    throw new ConnectionError(i18n.t('call.unreachable'), { cause: error })
  }
}

/** Whether a component may show these texts at once. */
export function hasTextsIn(language: InterfaceLanguage, namespaces: readonly string[]): boolean {
  return namespaces.every(
    (namespace) =>
      isListed(namespace) &&
      languagesFor(language, namespace).every((each) => i18n.hasResourceBundle(each, namespace)),
  )
}

/** The language in force. */
export function interfaceLanguage(): InterfaceLanguage {
  return interfaceLanguages.find((language) => language === i18n.language) ?? sourceLanguage
}

/** Puts the whole page into another language at once and remembers it. Throws ConnectionError, and stays, where its texts do not come. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  await loadTextsIn(language, [...wanted])
  await i18n.changeLanguage(language)
  nameLanguage(language)
  rememberLanguage(language)
}

/** The texts that were fetched, read in one language whatever the interface speaks. */
export function textsIn(language: InterfaceLanguage): I18n {
  const known = instances.get(language)
  if (known !== undefined) return known
  const instance = i18n.cloneInstance({ lng: language })
  instances.set(language, instance)
  return instance
}

/** Tells the browser and assistive technology. A page that is being built names its language itself. */
function nameLanguage(language: string): void {
  if (!import.meta.env.SSR) document.documentElement.lang = language
}

async function loadNamespace(language: InterfaceLanguage, namespace: string): Promise<void> {
  if (!isListed(namespace)) Object.assign(files, (await import('./later-texts.ts')).laterTexts)
  if (!isListed(namespace)) throw new Error(`No texts are called ${namespace}`)
  await Promise.all(
    languagesFor(language, namespace).map(async (each) => {
      if (i18n.hasResourceBundle(each, namespace)) return
      i18n.addResourceBundle(each, namespace, await files[pathOf(each, namespace)]?.())
    }),
  )
}

/** Whether it is known which files give a namespace; English of every page comes without a file. */
function isListed(namespace: string): boolean {
  return namespace === 'ui' || files[pathOf(sourceLanguage, namespace)] !== undefined
}

/** Which files give a namespace in a language: its own, and for American English the source's, with its own only where something differs. */
function languagesFor(language: InterfaceLanguage, namespace: string): InterfaceLanguage[] {
  if (language !== 'en-US') return [language]
  return files[pathOf(language, namespace)] === undefined ? [sourceLanguage] : [language, sourceLanguage]
}

function pathOf(language: InterfaceLanguage, namespace: string): string {
  return `../../locales/${language}/${namespace}.json`
}
