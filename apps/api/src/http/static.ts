import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowedMethods } from './allowed-methods.ts'
import { addCrawlerFiles } from './crawler-files.ts'
import { failure } from './errors.ts'
import { createWebPages, prerenderedFolder, type Site } from './web-pages.ts'

const yearSeconds = 31_536_000

/**
 * The built web app: compressed files where the build made them, hashed files kept for ever, and a page, never kept, for
 * every other path a person may open. Below /api an unknown path is a JSON 404.
 */
export async function addWebApp(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  const sendPage = await createWebPages(folder, site)
  addCrawlerFiles(app, site.publicUrl)
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: true,
    index: false,
    cacheControl: false,
    // Sent with their heads under their own paths only.
    allowedPath: (path) => !path.startsWith(`/${prerenderedFolder}/`),
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  })
  // Asked for by itself, the folder would be refused.
  app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply, '/'))
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(request, reply, pathOf(request)) : answerNotFound(request, reply),
  )
}

function cachingOf(path: string): string {
  const isHashed = /[/\\]assets[/\\][^/\\]+-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/u.test(path)
  return isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache'
}

/** A missing file is a 404, so that an old page asking for an old script does not get HTML; a person who opens a path gets the page. */
function isPage(request: FastifyRequest): boolean {
  const { method, headers } = request
  const path = pathOf(request)
  const isApi = path === '/api' || path.startsWith('/api/')
  const isOpened = headers.accept?.includes('text/html') === true || !/\.\w+$/u.test(path)
  return (method === 'GET' || method === 'HEAD') && !isApi && isOpened
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}

/** 405 where the address is one of the contract and only the method is not. */
function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store')
  const allowed = allowedMethods(pathOf(request))
  if (allowed.length === 0) return reply.code(404).send(failure(404, 'There is nothing at this address.'))
  return reply
    .code(405)
    .header('allow', allowed.join(', '))
    .send(failure(405, `This address answers ${allowed.join(', ')} only.`))
}
