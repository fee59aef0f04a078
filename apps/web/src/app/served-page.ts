import { type InterfaceLanguage, interfaceLanguages } from '../lib/language/interface-language.ts'

/**
 * The language of the page that came drawn from the server, or undefined where the app has to draw it itself: no page came drawn, or
 * `public/before-paint.js` hid one that is not this person's, which is taken away.
 */
export function takeServedPage(container: HTMLElement): InterfaceLanguage | undefined {
  const { lang, dataset } = document.documentElement
  if (dataset.served === 'shown') return interfaceLanguages.find((language) => language === lang)
  delete dataset.served
  container.replaceChildren()
  return undefined
}

/** Does what was asked of the page before it could answer: the buttons that `public/before-paint.js` saw pressed. */
export function answerPresses(container: HTMLElement): void {
  delete document.documentElement.dataset.served
  for (const button of container.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed
    button.click()
  }
}
