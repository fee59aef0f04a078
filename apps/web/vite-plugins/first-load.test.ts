import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { interfaceLanguages } from '../src/lib/language/interface-language.ts'
import { prerenderedPages } from './prerendered-pages.ts'

const root = resolve(import.meta.dirname, '..')
/**
 * The most script that a page may name in its head, with the notices that load a little later on every page, in kB compressed with
 * gzip. What a visit really loads, effects included, is counted in
 * `e2e/first-load.spec.ts`. The goal is 130 for the landing page, 150 for logging in, 160 for signing up; these are what is reached,
 * to be lowered and never raised. The sign-up page names its form too, which would else come only after the country is known.
 */
const ceilings: Record<string, number> = { '/': 110, '/login': 121, '/signup': 128.5 }

const Manifest = z.object({
  id: z.string(),
  name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
})

let folder: string
let chunks: Map<string, Rolldown.OutputChunk>

beforeAll(async () => {
  // Tests run with another value, which would build the slow and talkative React.
  vi.stubEnv('NODE_ENV', 'production')
  folder = await mkdtemp(join(tmpdir(), 'auscult-first-load-'))
  const built = await build({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'silent',
    // Not the folder that is served.
    build: { outDir: folder, emptyOutDir: true },
  })
  if (!('output' in built)) throw new Error('One build has one output')
  chunks = new Map(
    built.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The chunk that a module was given, and all it imports before it can run. */
function closureOf(module: string): string[] {
  const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === resolve(root, module))
  if (chunk === undefined) throw new Error(`${module} has no chunk of its own`)
  const seen = new Set([chunk.fileName])
  for (const fileName of seen) for (const needed of chunks.get(fileName)?.imports ?? []) seen.add(needed)
  return [...seen]
}

async function readPrerendered(path: string, language: string): Promise<string> {
  return readFile(join(folder, 'prerendered', language, `${path.slice(1) || 'index'}.html`), 'utf8')
}

/** The chunks that a page names in its head, so that none waits for another. */
function namedIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/(?<file>assets\/[^"]+\.js)"/gu)].map(
    ({ groups }) => groups?.['file'] ?? '',
  )
}

it.each(prerenderedPages)('a first visit of $path loads little script', async ({ path }) => {
  const named = namedIn(await readPrerendered(path, 'en-GB'))

  const files = [...new Set([...named, ...closureOf('src/app/app-notices.tsx')])]
    .map((name) => ({ name, bytes: gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length }))
    .toSorted((one, other) => other.bytes - one.bytes)
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000

  const sizes = files.map(({ name, bytes }) => `${name}: ${(bytes / 1_000).toFixed(1)}`).join(', ')
  expect(kilobytes, `kB of script, compressed: ${sizes}`).toBeLessThan(ceilings[path] ?? 0)
})

it.each(prerenderedPages)('$path stands before the contract of calls comes', async ({ path }) => {
  const named = namedIn(await readPrerendered(path, 'en-GB'))

  const modules = named.flatMap((name) => chunks.get(name)?.moduleIds ?? [])
  expect(modules.length).toBeGreaterThan(20)
  // The expression for an address is all that a form needs of Zod.
  const zod = modules.filter((id) => id.includes('/node_modules/zod/'))
  expect(zod.filter((id) => !id.endsWith('/regexes.js'))).toEqual([])
})

it.each(prerenderedPages)('$path starts without the router', async ({ path }) => {
  const named = namedIn(await readPrerendered(path, 'en-GB'))

  const modules = named.flatMap((name) => chunks.get(name)?.moduleIds ?? [])
  expect(modules.some((id) => id.includes('/node_modules/react-dom/'))).toBe(true)
  expect(modules.filter((id) => id.includes('/node_modules/react-router/'))).toEqual([])
})

it.each(prerenderedPages)('$path names all the script it starts with, once', async ({ path, modules }) => {
  const named = namedIn(await readPrerendered(path, 'en-GB'))

  const needed = ['index.html', ...modules.map((module) => `src/${module}`)].flatMap(closureOf)
  expect(named.toSorted()).toEqual(expect.arrayContaining([...new Set(needed)].toSorted()))
  expect(new Set(named).size).toBe(named.length)
})

it.each(prerenderedPages)('a reader of one language loads no other for $path', async ({ path }) => {
  const otherTexts = interfaceLanguages.filter((language) => language !== 'de').flatMap(closureOfTexts)

  const named = namedIn(await readPrerendered(path, 'de'))

  expect(named.filter((file) => otherTexts.includes(file))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(closureOfTexts('de').filter((file) => file.includes('/ui-'))))
})

function closureOfTexts(language: string): string[] {
  return [...chunks.values()]
    .filter(({ facadeModuleId }) => facadeModuleId?.includes(`/src/locales/${language}/`))
    .map(({ fileName }) => fileName)
}

it.each(interfaceLanguages)('the pages are prerendered for readers of %s', async (language) => {
  for (const { path } of prerenderedPages) {
    // oxlint-disable-next-line no-await-in-loop -- three small files
    const html = await readPrerendered(path, language)

    expect(html).toContain(`<html lang="${language}" data-prerendered="shown"`)
    expect(html).toMatch(/<div id="root"><.*<h1[ >].*<\/h1>/u)
  }
})

it('the page that shows the components is no part of the product', () => {
  const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds)

  expect(modules.length).toBeGreaterThan(500)
  expect(modules.filter((id) => id.includes('/src/gallery/'))).toEqual([])
})

it('the sign-up page asks for the key of the envelope before its script has come, and no other page does', async () => {
  const asking = await Promise.all(
    prerenderedPages.map(async ({ path }) => ({
      path,
      asked: [...(await readPrerendered(path, 'en-GB')).matchAll(/<link rel="preload" as="fetch"[^>]*>/gu)],
    })),
  )

  expect(asking.flatMap(({ path, asked }) => asked.map(([link]) => ({ path, link })))).toEqual([
    {
      path: '/signup',
      link: '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/config">',
    },
  ])
})

it('the page of everybody else is empty', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')

  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toContain('data-prerendered')
})

it('the app can be installed: it opens where questions are asked, with pictures that are there', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'site.webmanifest'), 'utf8'))
  const { icons, ...rest } = Manifest.parse(manifest)

  expect(html).toContain('<link rel="manifest" href="/site.webmanifest">')
  expect(rest).toEqual({ id: '/', name: 'Auscult', start_url: '/ai', scope: '/', display: 'standalone' })
  expect(icons.map(({ sizes, purpose }) => ({ sizes, purpose }))).toEqual([
    { sizes: '192x192', purpose: undefined },
    { sizes: '512x512', purpose: undefined },
    { sizes: '512x512', purpose: 'maskable' },
  ])
  for (const { src, sizes } of icons) {
    // oxlint-disable-next-line no-await-in-loop -- three small files
    const picture = await readFile(join(folder, src))
    // Width and height stand in the first chunk of every PNG.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
})
