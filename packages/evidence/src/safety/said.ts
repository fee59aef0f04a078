/** A phrase where it stands. */
export type Said = { text: string; from: number; to: number }

const denying = new Set(
  'no not without never non cannot unable hasnt hasn havent haven hadnt isnt nicht kein keine sin senza nunca mai'.split(
    ' ',
  ),
)

/** Whether a phrase says that something is not there: 'without progestogen', 'not hypoxic'. */
export function isDenial(keys: string): boolean {
  return keys.split(' ').some((key) => denying.has(key))
}
