import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../parts/escape-html.ts'
import { listedPages, unlistedPaths } from './page-list.ts'

const caching = 'public, max-age=3600'

/** `robots.txt` and `sitemap.xml`, written by the server because a sitemap needs the whole address of each page. */
export function addCrawlerFiles(app: FastifyInstance, publicUrl: string): void {
  const robots = renderRobots(publicUrl)
  const sitemap = renderSitemap(publicUrl)
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', caching).type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', caching).type('application/xml; charset=utf-8').send(sitemap),
  )
}

function renderRobots(publicUrl: string): string {
  const closed = ['/api/', ...unlistedPaths].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

function renderSitemap(publicUrl: string): string {
  const urls = Object.keys(listedPages).map(
    (path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
