import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { previewFeed } from './preview-feed.ts'

const item = (link: string) => `<item><title>Cholera in Sudan</title><link>${link}</link>
<description>Sudan has declared an outbreak of cholera after 12 cases.</description><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item>`

it('says first of all what would be left out, whatever the reason is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-preview-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'feed.xml')
  const items = [item('https://www.who.int/1'), item('https://elsewhere.example/1'), item('')]
  await writeFile(path, `<rss version="2.0"><channel>${items.join('')}</channel></rss>`)

  const shown = (await previewFeed(path, folder)).split('\n\n')

  expect(shown.map((each) => each.split('\n')[0])).toEqual([
    expect.stringMatching(/^url:[0-9a-f]{32}\tnews\t2026-11-20\tWorld Health Organization$/u),
    'left out\t"Cholera in Sudan": unknown-host https://elsewhere.example/1',
    'left out\t"Cholera in Sudan": it has no link',
  ])
  expect(shown[1]).toContain('Sudan has declared an outbreak of cholera after 12 cases.')
})
