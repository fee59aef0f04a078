import { joinList } from './sentence-parts.ts'

/** How a language joins names, and says how many more there are. */
export type FewNames = { joint: string | ((next: string) => string); more: (count: number) => string }

const mostNames = 3

export function joinFew(names: readonly string[], { joint, more }: FewNames): string {
  const left = names.length - mostNames
  return left > 0 ? `${names.slice(0, mostNames).join(', ')} ${more(left)}` : joinList(names, joint)
}
