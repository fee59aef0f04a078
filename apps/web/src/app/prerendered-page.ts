import { type InterfaceLanguage, interfaceLanguages } from '../lib/language/interface-language.ts'

/**
 * The language of the prerendered page that came, or undefined where the app has to render all: none came, or `public/before-paint.js` hid
 * one that is not this person's, which is taken away.
 */
export function takePrerenderedPage(container: HTMLElement): InterfaceLanguage | undefined {
  const { lang, dataset } = document.documentElement
  if (dataset.prerendered === 'shown') return interfaceLanguages.find((language) => language === lang)
  delete dataset.prerendered
  container.replaceChildren()
  return undefined
}

/** Does what was asked of the page before it could answer: the buttons and links that `public/before-paint.js` saw pressed. */
export function answerPresses(container: HTMLElement): void {
  delete document.documentElement.dataset.prerendered
  for (const pressed of container.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete pressed.dataset.pressed
    pressed.click()
  }
}
