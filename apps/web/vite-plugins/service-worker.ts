import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'

const kept = [
  'index.html',
  'before-paint.js',
  'icon.svg',
  'site.webmanifest',
  'assets/**/*.{js,css,svg}',
  // Other letters come with the first text that has them, and the browser keeps them by itself.
  'assets/source-*-latin-wght-normal-*.woff2',
]

/**
 * A service worker that keeps what the app is made of, so that it opens without a connection. It keeps nothing that a person asked or was
 * told: requests to the API never meet it. A new version waits until the person takes it.
 */
export function serviceWorker(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'auscult:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    closeBundle: {
      // After the prerendering, which puts scripts into index.html: a revision is of what is served.
      order: 'post',
      sequential: true,
      async handler() {
        const files = globSync(kept, { cwd: folder }).toSorted()
        const entries = await Promise.all(files.map((file) => describe(folder, file)))
        await writeFile(join(folder, 'sw.js'), await bundle(root, JSON.stringify(entries)))
      },
    },
  }
}

/** Names below assets change with their content. */
async function describe(folder: string, file: string) {
  const url = `/${file.split(sep).join('/')}`
  if (url.startsWith('/assets/')) return { url, revision: null }
  const revision = createHash('sha256')
    .update(await readFile(join(folder, file)))
    .digest('hex')
  return { url, revision }
}

/** One file: a worker that loads its parts by `importScripts` is refused by Trusted Types. */
async function bundle(root: string, keptFiles: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { keptFiles, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'src/service-worker.ts'), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('The service worker has one file')
  return chunk.code
}
