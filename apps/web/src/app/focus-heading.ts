/** Takes the focus of a keyboard and the ear of a screen reader to the page that has come, unless it has put them somewhere itself. */
export function focusHeading(): void {
  const main = document.querySelector('main')
  if (main?.contains(document.activeElement) === true) return
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
