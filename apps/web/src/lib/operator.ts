import operator from '../../../../content/legal/operator.json'

const named: Readonly<Record<string, unknown>> = operator

/** Puts the operator's names where a text asks for them. */
export function withOperator(text: string): string {
  return text.replaceAll(/\{(?<key>\w+)\}/gu, (place, key: string) =>
    typeof named[key] === 'string' ? named[key] : place,
  )
}
