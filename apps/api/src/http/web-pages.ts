import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readAcceptHeader, findLanguage } from './accept-header.ts'
import { renderSignInOffers, renderHead, renderUnlistedHead } from './page-head.ts'
import { isKnownPath, listedPages } from './page-list.ts'

type Page = { tag: string; plain: Buffer; gzip: Buffer; br: Buffer }

/** A page for each language it is prerendered in, and the one for all others, which the script renders. */
type Variants = { shell: Page; prerendered: ReadonlyMap<string, Page> }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Nearly as small as the best, in a tenth of its time: it is done at each start. */
const brotliQuality = 9

/** Where the build puts the pages it has prerendered, by language. */
export const prerenderedFolder = 'prerendered'

/** For who asks for no language, as search engines, or for none that is there; the web app falls back to the same. */
const fallbackLanguage = 'en-GB'

/**
 * `publicUrl` has no slash at its end; `hasGoogle` says whether people can sign in with Google, `organisation` is the name of whose
 * accounts they can sign in with.
 */
export type Site = { publicUrl: string; hasGoogle: boolean; organisation: string | undefined }

/** Sends the page of a path, with its own head and a status that says whether there is such a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, path: string) => FastifyReply

/**
 * Makes a page for each public path, once: what reads a page without running its script (a search engine, a link preview) sees the head
 * of that page. Its content is there too where the build has prerendered it, in the language that the browser asks for; else the one empty
 * `index.html` of the web app's `folder` serves all.
 */
export async function createWebPages(folder: string, site: Site): Promise<SendPage> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const offers = renderSignInOffers(site)
  const prerendered = join(folder, prerenderedFolder)
  const languages = await readdir(prerendered).catch(() => [])
  const listed = new Map(
    await Promise.all(
      Object.entries(listedPages).map(async ([path, page]) => {
        const head = renderHead(page, path, site.publicUrl) + offers
        return [path, await createVariants(html, head, prerendered, languages, path)] as const
      }),
    ),
  )
  const unlisted: Variants = {
    shell: await createPage(html, renderUnlistedHead() + offers),
    prerendered: new Map(),
  }

  return (request, reply, path) => {
    const variants = listed.get(path) ?? unlisted
    const asked = findLanguage(request.headers['accept-language'], [...variants.prerendered.keys()])
    const page = variants.prerendered.get(asked ?? fallbackLanguage) ?? variants.shell
    reply
      .code(isKnownPath(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', variants.prerendered.size > 0 ? 'accept-encoding, accept-language' : 'accept-encoding')
      .header('etag', page.tag)
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()

    const encoding = findEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return reply.send(page.plain)
    return reply.header('content-encoding', encoding).send(page[encoding])
  }
}

async function createVariants(
  html: string,
  head: string,
  folder: string,
  languages: readonly string[],
  path: string,
): Promise<Variants> {
  const prerendered = new Map<string, Page>()
  for (const language of languages) {
    const file = join(folder, language, `${path.slice(1) || 'index'}.html`)
    // oxlint-disable-next-line no-await-in-loop -- a handful of small files, at the start
    const content = await readFile(file, 'utf8').catch(() => undefined)
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (content !== undefined) prerendered.set(language, await createPage(content, head))
  }
  return { shell: await createPage(html, head), prerendered }
}

async function createPage(html: string, head: string): Promise<Page> {
  // A function, because `$` means something in a replacement text.
  const plain = Buffer.from(html.replace(/<title>[^<]*<\/title>/u, () => head))
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const [br, zipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)])
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { tag, plain, gzip: zipped, br }
}

/** The better of the two that the browser takes. */
function findEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const offers = readAcceptHeader(accepted)
  return (['br', 'gzip'] as const).find((encoding) => offers.includes(encoding))
}
