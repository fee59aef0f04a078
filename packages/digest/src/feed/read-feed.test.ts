import { describe, expect, it } from 'vitest'
import { decodeXml } from './decode-xml.ts'
import { readFeed } from './read-feed.ts'

const rssWith = (item: string) =>
  `<rss version="2.0"><channel><title>Blog</title><item>${item}</item></channel></rss>`
const atomWith = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example/posts/"><title>t</title><entry>${entry}</entry></feed>`
const firstOf = (xml: string, address?: string) => readFeed(xml, { address })[0]

const rssOf = (items: string) =>
  `<rss version="2.0"><channel>${items}<link>https://blog.example/</link></channel></rss>`

it('reads no further in a long feed than four entries for each that is wanted', () => {
  const empty = '<item></item>'.repeat(8)
  const entry = '<item><title>t</title><link>/1</link></item>'

  expect(readFeed(rssOf(`${empty}${entry}`), { most: 2 })).toEqual([])
  expect(readFeed(rssOf(`${entry}${empty.repeat(9)}`), { most: 2 })[0]?.link).toBe('https://blog.example/1')
  expect(readFeed(rssOf(`${empty}${entry}`))).toHaveLength(1)
})

describe('an entry of RSS', () => {
  it('is read as plain text, with its date in UTC', () => {
    const entry = firstOf(
      rssWith(`<title>Aspirin &amp;amp; &lt;b&gt;statins&lt;/b&gt;</title><link>https://blog.example/1</link><guid>7</guid>
        <description><![CDATA[<p>Both&nbsp;help.</p><script>steal()</script><p>P&lt;0.05</p>]]></description>
        <pubDate>Fri, 20 Nov 2026 10:00:00 +0200</pubDate>`),
    )

    expect(entry).toEqual({
      title: 'Aspirin & statins',
      link: 'https://blog.example/1',
      description: 'Both help. P<0.05',
      pubDate: '2026-11-20T08:00:00.000Z',
      guid: '7',
    })
  })

  it('loses what turns the direction of writing', () => {
    expect(firstOf(rssWith('<title>Safe \u202Egnihton\u202C drug</title>'))?.title).toBe('Safe gnihton drug')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<p>',
    'ftp://x.example/',
    'https://a:b@x.example/',
    ' ',
  ])('loses the link %s', (link) => {
    expect(firstOf(rssWith(`<title>t</title><link>${link.replaceAll('<', '&lt;')}</link>`))?.link).toBeNull()
  })

  it('shows what was escaped twice as the characters it is', () => {
    const entry = firstOf(rssWith('<title>The &amp;lt;script&amp;gt; tag</title>'))

    expect(entry?.title).toBe('The <script> tag')
  })

  it('has no date where the feed gives none that can be read', () => {
    expect(firstOf(rssWith('<title>t</title><pubDate>last week</pubDate>'))?.pubDate).toBeNull()
  })

  it('may lack a title: what it says stands in its place', () => {
    expect(firstOf(rssWith('<description>Only words</description>'))).toMatchObject({
      title: 'Only words',
      description: '',
    })
  })
})

describe('an entry of Atom', () => {
  it('has its link completed by the base of the feed', () => {
    expect(firstOf(atomWith('<title>t</title><link href="one"/>'))?.link).toBe(
      'https://blog.example/posts/one',
    )
  })

  it('keeps what looks like a tag in a plain text', () => {
    expect(firstOf(atomWith('<title type="text">The &lt;b&gt; tag</title>'))?.title).toBe('The <b> tag')
  })

  it('of XHTML is read as its words', () => {
    const entry = firstOf(
      atomWith(
        '<title>t</title><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>Two</p></div></content>',
      ),
    )

    expect(entry?.description).toBe('One Two')
  })
})

it('expands no entity that a document declares itself', () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "boom"><!ENTITY b "&a;&a;&a;">]>'

  const entry = firstOf(`${bomb}${rssWith('<title>x &b;</title>')}`)

  expect(entry?.title).toBe('x &b;')
})

it('refuses a document that names a file as an entity', () => {
  const thief = '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>'

  expect(() => readFeed(`${thief}${rssWith('<title>x &f;</title>')}`)).toThrow('Invalid feed format')
})

it('gives out each entry once', () => {
  const twice = '<item><title>a</title><guid>1</guid></item><item><title>b</title><guid>1</guid></item>'

  expect(readFeed(`<rss version="2.0"><channel>${twice}</channel></rss>`)).toHaveLength(1)
})

it('gives out as many entries as are asked for, those that are given out once not counted twice', () => {
  const items = ['1', '1', '2', '3'].map((id) => `<item><title>of ${id}</title><guid>${id}</guid></item>`)
  const feed = `<rss version="2.0"><channel>${items.join('')}</channel></rss>`

  expect(readFeed(feed, { most: 2 }).map(({ guid }) => guid)).toEqual(['1', '2'])
})

it.each([
  '',
  'no feed',
  '<html><body>404</body></html>',
  '{"version":"https://jsonfeed.org/version/1.1","title":"t","items":[]}',
])('says that %j is none', (text) => {
  expect(() => readFeed(text)).toThrow(Error)
})

it.each([
  ['utf-8', Buffer.from('é')],
  ['text/xml; charset=iso-8859-1', Buffer.from('é', 'latin1')],
  ['', Buffer.concat([Buffer.from('\uFEFF', 'utf16le'), Buffer.from('é', 'utf16le')])],
  [
    '',
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>'), Buffer.from('é', 'latin1')]),
  ],
  ['text/xml; charset=klingon', Buffer.from('é')],
])('finds out what a document is written in (%j)', (contentType, body) => {
  expect(decodeXml(body, contentType).endsWith('é')).toBe(true)
})
