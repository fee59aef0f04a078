import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './errors.ts'

const yearSeconds = 31_536_000

/**
 * The built web app: compressed files where the build made them, hashed files kept for ever, and index.html, never kept, for
 * every other path a person may open. Below /api an unknown path is a JSON 404.
 */
export async function addWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !isPage(request)) return answerNotFound(reply)
    return reply.sendFile('index.html')
  })
}

function cachingOf(path: string): string {
  const isHashed = /[/\\]assets[/\\][^/\\]+-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/u.test(path)
  return isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache'
}

/** A missing file is a 404, so that an old page asking for an old script does not get HTML; a person who opens a path gets the page. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const isApi = path === '/api' || path.startsWith('/api/')
  const isOpened = headers.accept?.includes('text/html') === true || !/\.\w+$/u.test(path)
  return (method === 'GET' || method === 'HEAD') && !isApi && isOpened
}

function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(failure(404, 'There is nothing at this address.'))
}
