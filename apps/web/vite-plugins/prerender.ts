import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  sourceLanguage,
} from '../src/lib/language/interface-language.ts'
import { guideNames } from './guide-names.ts'
import { type PrerenderedPage, prerenderedPages, routedModules } from './prerendered-pages.ts'

type RenderPage = (path: string, language: InterfaceLanguage) => Promise<string>

/**
 * Prerenders the public pages at build time, one file for each page and language below `prerendered`, so that they can be read before any
 * script is there; the script then takes them over as they stand. `index.html` stays empty for all other pages and people, and names the
 * scripts that they start with.
 */
export function prerender(): Plugin {
  let root = ''
  let folder = ''
  let chunks: Rolldown.OutputChunk[] = []
  let isUsualApi = true

  return {
    name: 'auscult:prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
      // Elsewhere it depends on the name under which the page is opened.
      isUsualApi = !config.env['VITE_PRODUCTION_API'] && !config.env['VITE_DEVELOPMENT_API']
    },
    writeBundle(_options, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const shell = await readFile(join(folder, 'index.html'), 'utf8')
        const routed = filesOf(routedModules, [], root, chunks)
        await writeFile(join(folder, 'index.html'), replaceEach(shell, [['</head>', preload(shell, routed)]]))
        const sourceNote = await readNote(root, sourceLanguage)
        await withRenderer(root, async (renderPage) => {
          for (const language of interfaceLanguages) {
            // oxlint-disable-next-line no-await-in-loop -- see below
            const shellHere = replaceEach(shell, [[sourceNote, await readNote(root, language)]])
            for (const page of prerenderedPages) {
              // oxlint-disable-next-line no-await-in-loop -- the language is one for all that is rendered at a time
              const markup = await renderPage(page.path, language)
              const preloads = filesOf(page.modules, textsOf(page, language, root), root, chunks)
              const file = join(folder, 'prerendered', language, `${page.path.slice(1) || 'index'}.html`)
              // oxlint-disable-next-line no-await-in-loop -- see above
              await mkdir(dirname(file), { recursive: true })
              // oxlint-disable-next-line no-await-in-loop -- see above
              await writeFile(file, fill(page, shellHere, language, markup, preloads, isUsualApi))
            }
          }
        })
      },
    },
  }
}

/** Builds the app for Node in a folder that is gone afterwards; it stands where Node finds the libraries. */
async function withRenderer(root: string, use: (renderPage: RenderPage) => Promise<void>): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true })
  const outDir = await mkdtemp(join(root, 'node_modules', '.prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), guideNames()],
      build: { ssr: 'src/app/prerender.tsx', outDir, assetsInlineLimit: 0 },
    })
    const { renderPage }: { renderPage: RenderPage } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )
    await use(renderPage)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** What stands above a page where no script runs. The app itself never says it. */
async function readNote(root: string, language: InterfaceLanguage): Promise<string> {
  const spoken = language === 'en-US' ? sourceLanguage : language
  const file = join(root, 'src', 'locales', spoken, 'no-script.json')
  const { note }: { note: string } = JSON.parse(await readFile(file, 'utf8'))
  return note
}

/** The files, below `src`, of the texts a page shows. */
function textsOf({ namespaces }: PrerenderedPage, language: InterfaceLanguage, root: string): string[] {
  return ['ui', ...namespaces].flatMap((namespace) =>
    // American English says only what differs.
    (language === 'en-US' ? [language, 'en-GB'] : [language])
      .map((each) => `locales/${each}/${namespace}.json`)
      .filter((file) => existsSync(join(root, 'src', file))),
  )
}

/** The scripts a page cannot start without, which the browser would else ask for one after the other. */
function filesOf(
  modules: readonly string[],
  texts: readonly string[],
  root: string,
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const wanted = new Set([...modules, ...texts].map((file) => resolve(root, 'src', file)))
  const files = new Set(
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId !== null && wanted.has(facadeModuleId))
      .map(({ fileName }) => fileName),
  )
  for (const file of files)
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(needed)
  return [...files]
}

/** The end of a head that names these scripts, but for those it names already. */
function preload(shell: string, files: readonly string[], attributes = ''): string {
  const links = files
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin ${attributes}href="/${file}">`)
  return [...links, '</head>'].join('\n    ')
}

/** Last in the head, because it waits there for the style sheet, and so knows the faces; nothing is painted before the body. */
const beforePaint = '<script src="/before-paint.js"></script>'

/** The face of headings: a fifth of what a form would wait for on a slow network. */
const serifPreload = /<link rel="preload"[^>]*source-serif-4[^>]*>\s*/u

/** What the script would ask for when it has come; the browser then has the answer for it. Asked as `lib/calls/api.ts` asks. */
function preloadAnswers({ asks }: PrerenderedPage): string {
  return asks
    .map((path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api${path}">\n    `)
    .join('')
}

/** Puts a page into the empty one. Its scripts wait behind the style sheet and the faces, since the page stands without them. */
function fill(
  page: PrerenderedPage,
  shell: string,
  language: string,
  markup: string,
  files: readonly string[],
  isUsualApi: boolean,
): string {
  if (/<script|<style|\sstyle=/u.test(markup))
    throw new Error(
      'A prerendered page has inline script or style, which the Content-Security-Policy refuses',
    )
  return replaceEach(page.isForm ? shell.replace(serifPreload, '') : shell, [
    [
      '<html lang="en-GB">',
      `<html lang="${language}" data-prerendered="shown"${page.isForm ? ' data-serif="late"' : ''}>`,
    ],
    ['<div id="root"></div>', `<div id="root">${markup}</div>`],
    [beforePaint, ''],
    [
      '</head>',
      preload(shell, files, 'fetchpriority="low" ').replace(
        '</head>',
        `${isUsualApi ? preloadAnswers(page) : ''}${beforePaint}\n  </head>`,
      ),
    ],
  ]).replaceAll(
    /<(?<tag>script type="module"|link rel="modulepreload") crossorigin (?!fetchpriority)/gu,
    '<$<tag> crossorigin fetchpriority="low" ',
  )
}

function replaceEach(html: string, replacements: readonly (readonly [string, string])[]): string {
  let result = html
  for (const [place, content] of replacements) {
    if (!result.includes(place)) throw new Error(`index.html has no ${place}`)
    // A function, because `$` means something in a replacement text.
    result = result.replace(place, () => content)
  }
  return result
}
