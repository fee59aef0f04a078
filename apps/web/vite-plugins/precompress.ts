import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    compressBrotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
    compressGzip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses on request. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'auscult:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      // After the service worker, which is written when the bundle is closed too.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
        await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
      },
    },
  }
}
