import { listUsers } from '../features/auth/store.ts'
import type { AdminDeps } from './commands.ts'

/** One line each, newest first; a name is quoted onto its line, whatever stands in it. */
export async function printAccounts(
  { db }: Pick<AdminDeps, 'db'>,
  wanted: { text?: string | undefined; most: number },
): Promise<string> {
  const found = await listUsers(db, wanted)
  if (found.length === 0) return 'There is no such account.'
  return found
    .map(({ email, name, type, status, isOperator, disabledAt, createdAt, lastUsedAt }) =>
      [
        email,
        type ?? '-',
        status,
        isOperator ? 'operator' : '-',
        disabledAt === null ? '-' : 'disabled',
        createdAt.toISOString(),
        lastUsedAt?.toISOString() ?? '-',
        JSON.stringify(name),
      ].join('\t'),
    )
    .join('\n')
}
