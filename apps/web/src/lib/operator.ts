import operator from '../../../../content/legal/operator.json'

const named: Readonly<Record<string, unknown>> = operator

/** Whether the operator has said who runs this installation; until then their names are words that stand in for them. */
export const isOperatorNamed: boolean = operator.filledIn

/** Puts the operator's names where a text asks for them, with a capital at its beginning. */
export function withOperator(text: string): string {
  return text.replaceAll(/\{(?<key>\w+)\}/gu, (place: string, key: string, at: number) => {
    const name = named[key]
    if (typeof name !== 'string') return place
    return at === 0 && !name.includes('@') ? name.slice(0, 1).toUpperCase() + name.slice(1) : name
  })
}
