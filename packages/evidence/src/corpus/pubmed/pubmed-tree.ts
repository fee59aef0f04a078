/** One element of a record as it was read, with its text in place, so that mixed content keeps its order. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

export function createElement(name: string, attributes: Record<string, string> = {}): XmlElement {
  return { name, attributes, children: [] }
}

export function listElements(parent: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of parent?.children ?? []) {
    if (typeof child !== 'string' && child.name === name) found.push(child)
  }
  return found
}

/** The first element at a path of names below `parent`: `findElement(article, 'Journal', 'JournalIssue')`. */
export function findElement(parent: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let current = parent
  for (const name of path) {
    current = current?.children.find(
      (child): child is XmlElement => typeof child !== 'string' && child.name === name,
    )
  }
  return current
}

/** Words of an element in reading order with single spaces; empty when the element is missing. */
export function readText(element: XmlElement | undefined): string {
  return element === undefined ? '' : renderChildren(element).replaceAll(/\s+/gu, ' ').trim()
}

function renderChildren(element: XmlElement): string {
  let text = ''
  for (const child of element.children) {
    text += typeof child === 'string' ? child : renderElement(child, text)
  }
  return text
}

/**
 * Inline markup as text. A superscript after a digit gets a caret, because '10<sup>9</sup>' read as '109' would be a
 * wrong number; formulas keep the order and signs a reader needs.
 */
function renderElement(element: XmlElement, before: string): string {
  const name = element.name.replace(/^mml:/u, '')
  switch (name) {
    case 'sup': {
      const inner = renderChildren(element)
      return /\d$/u.test(before) && /^[-−–+]?\d/u.test(inner.trim()) ? `^${inner}` : inner
    }
    case 'msup':
      return renderOperands(element, '^')
    case 'mfrac':
      return renderOperands(element, '/')
    case 'mo':
      return ` ${renderChildren(element)} `
    case 'DispFormula':
      return ` ${renderChildren(element)} `
    default:
      return renderChildren(element)
  }
}

function renderOperands(element: XmlElement, sign: string): string {
  return element.children
    .filter((child) => typeof child !== 'string')
    .map((child) => renderElement(child, ''))
    .join(sign)
}
