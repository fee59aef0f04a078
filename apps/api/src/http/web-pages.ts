import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderHead, renderUnlistedHead } from './page-head.ts'
import { isKnownPath, listedPages } from './page-list.ts'

type Page = { tag: string; plain: Buffer; gzip: Buffer; br: Buffer }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Sends the page of a path, with its own head and a status that says whether there is such a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, path: string) => FastifyReply

/**
 * Makes a page for each public path out of the web app's one `index.html`, once: what reads a page without running its
 * script (a search engine, a link preview) sees the head of that page. `publicUrl` has no slash at its end.
 */
export async function createWebPages(html: string, publicUrl: string): Promise<SendPage> {
  const listed = new Map(
    await Promise.all(
      Object.entries(listedPages).map(
        async ([path, head]) => [path, await createPage(html, renderHead(head, path, publicUrl))] as const,
      ),
    ),
  )
  const unlisted = await createPage(html, renderUnlistedHead())

  return (request, reply, path) => {
    const page = listed.get(path) ?? unlisted
    reply
      .code(isKnownPath(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.tag)
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()

    const encoding = findEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return reply.send(page.plain)
    return reply.header('content-encoding', encoding).send(page[encoding])
  }
}

async function createPage(html: string, head: string): Promise<Page> {
  // A function, because `$` means something in a replacement text.
  const plain = Buffer.from(html.replace(/<title>[^<]*<\/title>/u, () => head))
  const [br, zipped] = await Promise.all([compressBrotli(plain), compressGzip(plain)])
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { tag, plain, gzip: zipped, br }
}

/** The better of the two that the browser takes; `;q=0` means that it does not. */
function findEncoding(accepted = ''): 'br' | 'gzip' | undefined {
  const offers = accepted
    .split(',')
    .map((offer) => offer.trim().toLowerCase())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/u.test(offer))
    .map((offer) => offer.split(';', 1)[0])
  return (['br', 'gzip'] as const).find((encoding) => offers.includes(encoding))
}
