import { describe, expect, it } from 'vitest'
import type { Source } from '../known-sources.ts'
import { createMemoryStores } from '../testing/memory-stores.ts'
import { serve } from '../testing/serve.ts'
import { known, newsReader } from '../testing/shipped-readers.ts'
import { readAgency } from './read-agency.ts'
import { type StoryStore, syncSources } from './sync.ts'

const day = (nth: number) => new Date(Date.UTC(2026, 10, nth, 8))

function agency(name: string, host: string, path: string): Source {
  return {
    name,
    shortName: name,
    kind: 'agency',
    country: '',
    website: `http://${host}`,
    aliases: [],
    specialities: [],
    medlineTitle: null,
    feed: { address: `http://${host}${path}`, mark: 'checked' },
  }
}

const item = (link: string, title: string, words: string) =>
  `<item><title>${title}</title><link>${link}</link><description>${words}</description><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item>`
const rss = (...items: string[]) => `<rss version="2.0"><channel>${items.join('')}</channel></rss>`
const cholera = 'Sudan has declared an outbreak of cholera after 12 cases were confirmed.'

/** Reads from a server on this machine as it would from the public internet. */
function prepare(host: string, now: { date: Date }) {
  const stores = createMemoryStores()
  const deps = {
    states: stores.stateStore,
    stories: stores.stories,
    known: { ...known, sources: new Set(['WHO', 'PAHO']) },
    clock: () => now.date,
    read: (source: Source, version: Parameters<typeof readAgency>[1]) =>
      readAgency(source, version, { ...newsReader, ownHost: host }),
  }
  return { ...stores, deps }
}

describe('a sync', () => {
  it('keeps what is new, asks next only for what has changed, and not before it is due', async () => {
    const asked: (string | undefined)[] = []
    const host = await serve((request, answer) => {
      asked.push(request.headers['if-none-match'])
      if (request.headers['if-none-match'] === '"1"') answer.writeHead(304).end()
      else
        answer.setHeader('etag', '"1"').end(rss(item('https://www.who.int/1', 'Cholera in Sudan', cholera)))
    })
    const now = { date: day(21) }
    const { deps, kept, states } = prepare(host, now)
    const sources = [agency('WHO', host, '/feed')]

    const [first] = await syncSources(deps, sources)
    const [tooEarly] = await syncSources(deps, sources)
    now.date = day(22)
    const [later] = await syncSources(deps, sources)

    expect(first).toMatchObject({ outcome: 'kept', kept: 1, duplicates: 0, refusals: [] })
    expect(tooEarly?.outcome).toBe('not-due')
    expect(later?.outcome).toBe('unchanged')
    expect(asked).toEqual([undefined, '"1"'])
    expect([...kept.values()].map(({ body }) => body)).toEqual([cholera])
    expect(states.get('WHO')).toMatchObject({ failures: 0, lastReadAt: day(22), entries: 1, kept: 1 })
  })

  it('leaves a source that fails alone for longer each time, and reads the others', async () => {
    let isDown = true
    const host = await serve((request, answer) => {
      if (isDown && request.url === '/who') answer.writeHead(503).end()
      else answer.end(rss(item(`https://www.paho.org${request.url}`, `Cholera ${request.url}`, cholera)))
    })
    const now = { date: day(21) }
    const { deps, states } = prepare(host, now)
    const sources = [agency('WHO', host, '/who'), agency('PAHO', host, '/paho')]

    const first = await syncSources(deps, sources)
    const firstPause = (states.get('WHO')?.nextAt?.getTime() ?? 0) - now.date.getTime()
    now.date = day(22)
    await syncSources(deps, sources)
    const secondPause = (states.get('WHO')?.nextAt?.getTime() ?? 0) - now.date.getTime()
    isDown = false
    now.date = day(23)
    await syncSources(deps, sources)

    expect(first.map(({ outcome }) => outcome)).toEqual(['failed', 'kept'])
    expect(first[0]?.failure).toBe(`${host} answered 503`)
    expect(secondPause).toBe(2 * firstPause)
    expect(states.get('WHO')).toMatchObject({ failures: 0, lastFailure: null })
  })

  it('goes on with the others where what a source told cannot be kept', async () => {
    const host = await serve((request, answer) => {
      answer.end(rss(item(`https://www.paho.org${request.url}`, `Cholera ${request.url}`, cholera)))
    })
    const { deps, kept } = prepare(host, { date: day(21) })
    const stories: StoryStore = {
      ...deps.stories,
      async keep(given) {
        if (given.some(({ source }) => source === 'WHO')) throw new Error('the disk is full')
        await deps.stories.keep(given)
      },
    }

    const reports = await syncSources({ ...deps, stories }, [
      agency('WHO', host, '/who'),
      agency('PAHO', host, '/paho'),
    ])

    expect(reports.map(({ outcome, failure }) => [outcome, failure])).toEqual([
      ['failed', 'the disk is full'],
      ['kept', null],
    ])
    expect(kept.size).toBe(1)
  })

  it('comes back when the server asks it to, and not earlier', async () => {
    const host = await serve((_request, answer) => {
      answer.writeHead(429, { 'retry-after': '7200' }).end()
    })
    const { deps, states } = prepare(host, { date: day(21) })

    await syncSources(deps, [agency('WHO', host, '/')])

    expect(states.get('WHO')?.nextAt).toEqual(new Date(day(21).getTime() + 7_200_000))
  })

  it('keeps what two sources tell once', async () => {
    const host = await serve((request, answer) => {
      const link = request.url === '/who' ? 'https://www.who.int/1' : 'https://www.paho.org/other'
      answer.end(rss(item(link, 'Cholera outbreak declared in eastern Sudan', cholera)))
    })
    const { deps, kept } = prepare(host, { date: day(21) })

    const reports = await syncSources(deps, [agency('WHO', host, '/who'), agency('PAHO', host, '/paho')])

    expect(reports.map((report) => report.duplicates)).toEqual([0, 1])
    expect(kept.size).toBe(1)
  })

  it('says why an entry gives no story', async () => {
    const host = await serve((_request, answer) => {
      answer.end(
        rss(
          item('https://elsewhere.example/1', 'Elsewhere', cholera),
          item('https://www.who.int/2', 'Empty', ''),
          item('https://www.who.int/3', 'Old', cholera).replace('2026', '2016').replace('Fri, ', ''),
        ),
      )
    })
    const { deps, kept } = prepare(host, { date: day(21) })

    const [report] = await syncSources(deps, [agency('WHO', host, '/')])

    expect(report?.refusals).toEqual([
      { title: 'Elsewhere', reason: 'unknown-host: https://elsewhere.example/1' },
      { title: 'Empty', reason: 'its first sentence is not whole, too long or taken back' },
      { title: 'Old', reason: 'it is older than two weeks' },
    ])
    expect(kept.size).toBe(0)
  })

  it('asks no host beside those of the source, whatever a redirect says', async () => {
    const host = await serve((_request, answer) => {
      answer.writeHead(302, { location: 'https://elsewhere.example/feed' }).end()
    })
    const { deps } = prepare(host, { date: day(21) })

    const [report] = await syncSources(deps, [agency('WHO', host, '/')])

    expect(report).toMatchObject({
      outcome: 'failed',
      failure: 'elsewhere.example is no host of a listed source',
    })
  })

  it('says of what is no feed that it is none', async () => {
    const host = await serve((_request, answer) => {
      answer.end('<html><body>Gone away</body></html>')
    })
    const { deps } = prepare(host, { date: day(21) })

    const [report] = await syncSources(deps, [agency('WHO', host, '/')])

    expect(report?.outcome).toBe('failed')
    expect(report?.failure).not.toBe('')
  })
})
