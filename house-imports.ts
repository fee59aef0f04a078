import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const root = import.meta.dirname
export const sources = globSync(
  ['{apps,packages}/*/src/**/*.{ts,tsx}', '{evaluation,bench}/src/**/*.ts', 'e2e/*.ts'],
  { cwd: root },
).map((path) => path.replaceAll('\\', '/'))

export type Import = { from: string; to: string }

/** Every import of ours, with the imported file as a path from the root. Packages of others are left out. */
export const imports: Import[] = sources.flatMap((from) =>
  [...read(from).matchAll(/(?:from|import)\s*\(?\s*'(?<name>[^']+)'/gu)].flatMap((match) => {
    const name = match.groups?.name ?? ''
    if (name.startsWith('.'))
      return [{ from, to: relative(root, join(root, dirname(from), name)).replaceAll('\\', '/') }]
    const own = /^@auscult\/(?<workspace>[a-z]+)\/(?<file>.+)$/u.exec(name)
    return own ? [{ from, to: `packages/${own.groups?.workspace}/src/${own.groups?.file}` }] : []
  }),
)

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function isTest(path: string): boolean {
  return /\.(?:test|steps|fixture)\.tsx?$|\/testing\//u.test(path)
}
