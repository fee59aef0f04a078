import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const page = resolve(import.meta.dirname, '../../../docs/evaluation.md')

const introduction = `# Evaluation

Written by \`npm run evaluate\` and \`npm run bench\`; each part says when and at which commit it was measured. Floor is what a
release must reach, goal what we work towards.
`

function git(...options: string[]): string {
  return execFileSync('git', options, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
}

/** Today and the commit, with a plus behind it when the working tree had changes; null outside a repository. */
export function measuredNow(): { date: string; commit: string | null } {
  const date = new Date().toISOString().slice(0, 10)
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+'
    return { date, commit: `${git('rev-parse', '--short', 'HEAD')}${changed}` }
  } catch {
    return { date, commit: null }
  }
}

function stamp(): string {
  const { date, commit } = measuredNow()
  return commit === null ? `${date}, outside a repository` : `${date}, commit ${commit}`
}

/** Puts a part into docs/evaluation.md in the place of the one with the same title, and leaves the others alone. */
export async function writePart(title: string, body: string): Promise<void> {
  const text = existsSync(page) ? await readFile(page, 'utf8') : introduction
  const part = `## ${title}\n\nMeasured ${stamp()}.\n\n${body.trim()}\n`
  const parts = text.split(/^(?=## )/mu)
  const place = parts.findIndex((existing) => existing.startsWith(`## ${title}\n`))
  if (place === -1) parts.push(part)
  else parts[place] = part
  await writeFile(page, parts.map((existing) => existing.trimEnd()).join('\n\n') + '\n')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
