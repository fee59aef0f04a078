import { type InterfaceLanguage, interfaceLanguages } from '../lib/interface-language.ts'

/**
 * The language of the page that came drawn from the server, or undefined where the app has to draw it itself: no page came drawn, or
 * `public/before-paint.js` hid one that is not this person's, which is taken away.
 */
export function takeServedPage(container: HTMLElement): InterfaceLanguage | undefined {
  const { lang, dataset } = document.documentElement
  const state = dataset.served
  delete dataset.served
  if (state === 'shown') return interfaceLanguages.find((language) => language === lang)
  container.replaceChildren()
  return undefined
}
