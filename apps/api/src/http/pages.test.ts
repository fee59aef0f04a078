import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { operations } from '@auscult/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listedPages, unlistedPaths } from './page-list.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let webFolder: string
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'auscult-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Auscult</title>')
  await writeFile(join(webFolder, 'assets', 'main-Ab12Cd34.js'), 'export {}')
  await writeFile(join(webFolder, 'assets', 'main-Ab12Cd34.js.gz'), gzipSync('export {}'))
  for (const language of ['en-GB', 'it']) {
    await mkdir(join(webFolder, 'prerendered', language), { recursive: true })
    await writeFile(
      join(webFolder, 'prerendered', language, 'login.html'),
      `<title>Auscult</title><p lang="${language}">`,
    )
  }
  app = await startTestApp({ parts: { webFolder } })
})
afterAll(async () => {
  await app.close()
  await rm(webFolder, { recursive: true, force: true })
})

const startBeside = (environment: Record<string, string>) =>
  startTestApp({ beside: app, parts: { webFolder }, environment })

const get = (url: string, headers: Record<string, string> = {}, from = '127.0.0.1') =>
  app.transport(from)({ method: 'GET', url, headers })

describe('the web app', () => {
  it.each(['/', '/login', '/others-profile/Ada%20Byron', '/tools/calcs/qsofa?from=home'])(
    'opens at %s and is asked for anew each time',
    async (url) => {
      const answer = await get(url)

      expect(answer).toMatchObject({ status: 200, body: expect.stringMatching(/<title>.*Auscult<\/title>/u) })
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it('says in its head that people can sign in with Google, where they can', async () => {
    const withGoogle = await startBeside({ GOOGLE_CLIENT_ID: 'auscult', GOOGLE_CLIENT_SECRET: 'a secret' })
    const offer = '<meta name="sign-in" content="google">'

    const pages = await Promise.all(
      [withGoogle, app].map((each) =>
        each.transport('127.0.0.1')({ method: 'GET', url: '/login', headers: {} }),
      ),
    )

    expect(pages.map(({ body }) => body.includes(offer))).toEqual([true, false])
    await withGoogle.close()
  })

  it('keeps hashed files for ever, and sends them compressed to a browser that can read that', async () => {
    const plain = await get('/assets/main-Ab12Cd34.js')
    const compressed = await get('/assets/main-Ab12Cd34.js', { 'accept-encoding': 'gzip' })

    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(compressed.headers['content-type']).toMatch(/javascript/u)
  })

  it('shows its own page to a person who opens a path with a dot in it', async () => {
    const answer = await get('/others-profile/Dr.Smith', { accept: 'text/html,application/xhtml+xml' })

    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/text\/html/u)
  })

  it('says to what does not run scripts what a page is about, where it is, and how to picture it', async () => {
    const { body } = await get('/login')

    expect(body).toContain('<title>Log in · Auscult</title>')
    expect(body).toMatch(/<meta name="description" content="[^"]{50,160}">/u)
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/login">')
    expect(body).not.toContain('noindex')
    const properties = [...body.matchAll(/<meta property="(?<name>[^"]+)" content="(?<content>[^"]+)">/gu)]
    expect(
      Object.fromEntries(properties.map(({ groups }) => [groups?.['name'], groups?.['content']])),
    ).toEqual({
      'og:type': 'website',
      'og:site_name': 'Auscult',
      'og:locale': 'en_GB',
      'og:title': 'Log in · Auscult',
      'og:description': /<meta name="description" content="(?<text>[^"]+)">/u.exec(body)?.groups?.['text'],
      'og:url': 'http://localhost:3000/login',
      'og:image': 'http://localhost:3000/open-graph.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/.{20}/u),
    })
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it('has a picture for link previews, of the size that is said of it', async () => {
    const picture = await readFile(new URL('../../../web/public/open-graph.png', import.meta.url))

    // Width and height stand in the first chunk of every PNG.
    expect(picture.toString('latin1', 12, 16)).toBe('IHDR')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it.each(['/ai', '/tools/calcs/qsofa', '/reset-password?email=ada@example.org'])(
    'keeps %s out of search engines, and without a canonical address',
    async (url) => {
      const { status, body } = await get(url)

      expect(status).toBe(200)
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).not.toContain('canonical')
    },
  )

  it('shows its own page for a path that is none of its own, and says 404 to machines', async () => {
    const answer = await get('/no/such/page', { accept: 'text/html' })

    expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('noindex') })
    expect(answer.headers['content-type']).toMatch(/text\/html/u)
  })

  it('sends a page compressed, and not again to a browser that has it', async () => {
    const compressed = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    const again = await get('/', { 'if-none-match': compressed.headers['etag'] ?? '' })

    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  it('sends a prerendered page in the language that the browser asks for', async () => {
    const italian = await get('/login', { 'accept-language': 'it-IT,it;q=0.9' })
    const british = await get('/login', { 'accept-language': 'en-AU,en;q=0.9' })
    const again = await get('/login', {
      'accept-language': 'it',
      'if-none-match': british.headers['etag'] ?? '',
    })

    expect(italian.body).toContain('<p lang="it">')
    expect(british.body).toContain('<p lang="en-GB">')
    for (const { body, headers } of [italian, british, again]) {
      expect(body).toContain('<title>Log in · Auscult</title>')
      expect(headers['vary']).toBe('accept-encoding, accept-language')
    }
  })

  it('leaves a page that is not prerendered to its script', async () => {
    const answer = await get('/signup', { 'accept-language': 'it' })

    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain('<p lang')
  })

  it.each([{}, { 'accept-language': '*' }, { 'accept-language': 'fr-FR' }])(
    'sends a prerendered page in English to who asks for no language that is there: %o',
    async (headers: Record<string, string>) => {
      const answer = await get('/login', headers)

      expect(answer.body).toContain('<p lang="en-GB">')
    },
  )

  it('sends what is prerendered under its own path alone', async () => {
    const { status, body } = await get('/prerendered/it/login.html')

    expect(status).toBe(404)
    expect(body).not.toContain('<p lang')
  })

  it('names its public pages to search engines under the address people reach it by', async () => {
    const elsewhere = await startBeside({ PUBLIC_URL: 'https://auscult.example.org/' })
    const [robots, sitemap, page] = await Promise.all(
      ['/robots.txt', '/sitemap.xml', '/signup'].map((url) =>
        elsewhere.transport()({ method: 'GET', url, headers: {} }),
      ),
    )
    await elsewhere.close()

    expect(robots?.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots?.body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /ai',
        'Disallow: /api/',
        'Sitemap: https://auscult.example.org/sitemap.xml',
      ]),
    )
    expect(sitemap?.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(sitemap?.body).toContain('<loc>https://auscult.example.org/login</loc>')
    expect(sitemap?.body).not.toContain('/ai<')
    expect(page?.body).toContain('<link rel="canonical" href="https://auscult.example.org/signup">')
  })

  it('forbids no public page to search engines', () => {
    const forbidden = Object.keys(listedPages).filter((path) =>
      unlistedPaths.some((unlisted) => path.startsWith(unlisted)),
    )

    expect(forbidden).toEqual([])
  })

  it.each([
    '/assets/main-Old00000.js',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('answers 404 for the file %s, and never another file', async (url) => {
    const answer = await get(url)

    expect([403, 404]).toContain(answer.status)
    expect(answer.body).not.toContain('dependencies')
  })

  it('tells the browser to run nothing from elsewhere and nothing inline', async () => {
    const { headers } = await get('/')

    expect(headers['content-security-policy']?.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(headers['content-security-policy']).not.toMatch(/unsafe|upgrade-insecure/u)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringMatching(/camera=\(\).*clipboard-read=\(\).*storage-access=\(\)/u),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('is kept to https where people reach it by https', async () => {
    const secure = await startBeside({ PUBLIC_URL: 'https://auscult.example.org' })
    const { headers } = await secure.transport()({ method: 'GET', url: '/api/health', headers: {} })
    await secure.close()

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('the answers of the API', () => {
  it('are stored by nobody on the way', async () => {
    const answer = await get('/api/health')

    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('say that the server is ready, and which parts are up', async () => {
    const answer = await get('/api/health')

    expect(JSON.parse(answer.body)).toEqual({
      ready: true,
      version: '0.0.0-test',
      parts: { database: 'up', evidence: 'up', mail: 'up' },
    })
  })

  it('say 503 where the database is away, and still which parts are up', async () => {
    const { database } = app.parts
    const away = await startTestApp({
      beside: app,
      parts: { database: { ...database, isUp: async () => false } },
    })
    const answer = await away.transport()({ method: 'GET', url: '/api/health', headers: {} })
    await away.close()

    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.body)).toMatchObject({
      ready: false,
      parts: { database: 'down', evidence: 'up' },
    })
  })

  it('are described in OpenAPI: every operation, who may call it, and that it is sealed', async () => {
    const document = JSON.parse((await get('/api/docs/json')).body)

    for (const { method, path, access, sealed, name } of operations) {
      const described = document.paths[`/api${path}`]?.[method.toLowerCase()]
      expect(described?.operationId).toBe(name)
      expect(described?.security !== undefined, name).toBe(access !== 'public')
      expect((described?.description ?? '').startsWith('Sealed'), name).toBe(sealed)
      expect(Object.keys(described?.responses ?? {}), name).toEqual(['200', '4XX'])
    }
  })
})
