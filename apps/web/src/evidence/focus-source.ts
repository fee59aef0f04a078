/** Whether sources stand beside the text, from the breakpoint `xl` on. */
export const isWide = () => matchMedia('(min-width: 80rem)').matches

/** The element ids by which text and sources find each other. */
export const sourceElementId = (sourceNumber: number) => `source-${sourceNumber}`

export const citationElementId = (sentenceNumber: number, sourceNumber: number) =>
  `citation-${sentenceNumber}-${sourceNumber}`

/** Brings a source into view and focuses it, which marks it. Does nothing where no such source is shown. */
export function focusSource(sourceNumber: number): void {
  focusElement(sourceElementId(sourceNumber))
}

/** The way back: to the citation of a source in a sentence. */
export function focusCitation(sentenceNumber: number, sourceNumber: number): void {
  focusElement(citationElementId(sentenceNumber, sourceNumber))
}

function focusElement(id: string): void {
  const element = document.getElementById(id)
  // What is folded away takes no focus.
  element?.closest('details:not([open])')?.setAttribute('open', '')
  element?.focus({ preventScroll: true })
  // Beside the text a card is in view already, or its column scrolls to it: the text itself stays where it is read.
  element?.scrollIntoView({
    block: element.closest('[data-side]') === null || !isWide() ? 'center' : 'nearest',
  })
}
