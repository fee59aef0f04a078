import { readFileSync } from 'node:fs'
import { secretSettings } from './secret-settings.ts'

/**
 * Secrets that stand in a file, as containers get them: `NAME_FILE` names it, for any `NAME` of `secretSettings`. White space around the
 * secret is not part of it. What cannot be read is a problem, in a sentence each.
 */
export function readSecretFiles(set: Readonly<Record<string, string | undefined>>): {
  secrets: Record<string, string>
  problems: string[]
} {
  const secrets: Record<string, string> = {}
  const problems: string[] = []
  for (const name of secretSettings) {
    const file = set[`${name}_FILE`]
    if (file === undefined) continue
    if (set[name] === undefined) {
      try {
        secrets[name] = readFileSync(file, 'utf8').trim()
      } catch (error) {
        const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        problems.push(`${name}_FILE: cannot be read (${why})`)
      }
    } else problems.push(`${name}_FILE: must not be set beside ${name}`)
  }
  return { secrets, problems }
}
