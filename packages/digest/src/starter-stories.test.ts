import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkStory } from './check-story.ts'
import { hostOf, readKnown, readSources } from './known-sources.ts'
import { bodyLabels, Story } from './story.ts'

const content = join(import.meta.dirname, '../../../content')

type Study = { id: string; doi: string | null; year: number; sections: { label: string; text: string }[] }

const research = readLines<Story>('stories/research.jsonl')
const news = readLines<Story>('stories/news.jsonl')
const studies = new Map(readLines<Study>('starter/studies.jsonl').map((study) => [study.id, study]))

function readLines<Line>(file: string): Line[] {
  return readFileSync(join(content, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** The part of a study's record that the first sentence of a line rests on. */
function sectionOf(id: string | undefined, claims: Story['claims'], line: string | undefined) {
  const [first] = claims.filter(({ text }) => line?.includes(text))
  return studies.get(id ?? '')?.sections.find(({ text }) => text.includes(first?.quote ?? '\n'))?.label
}

describe('starter items', () => {
  it('are at least 120 synopses and 40 items of news, each once', () => {
    expect(research.length).toBeGreaterThanOrEqual(120)
    expect(news.length).toBeGreaterThanOrEqual(40)

    const all = [...research, ...news]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  })

  it('hold: within their length, every sentence with its source, every figure in it', () => {
    const known = readKnown(content)

    const faults = [...research, ...news].flatMap((story) =>
      checkStory(story, known).map(({ fault, about }) => `${story.title}: ${fault}, ${about}`),
    )

    expect(faults).toEqual([])
  })

  it('have nothing in them that a story has no field for', () => {
    for (const story of [...research, ...news]) expect(Story.parse(story)).toEqual(story)
  })
})

describe('starter synopses', () => {
  it('rest on sentences of the record of their study, word for word', () => {
    const strange = research.flatMap(({ title, evidence, claims }) => {
      const passages = studies.get(evidence?.documentId ?? '')?.sections.map(({ text }) => text) ?? []
      return claims
        .filter(({ quote }) => !passages.some((passage) => passage.includes(quote)))
        .map(({ text }) => `${title}: ${text}`)
    })

    expect(strange).toEqual([])
  })

  it('tell the result of their record as a finding, and what it means as a conclusion', () => {
    const strange = research.flatMap(({ title, body, claims, evidence }) => {
      const lines = body.split('\n')
      const [found, concluded] = bodyLabels.map((label) => lines.find((line) => line.startsWith(label)))
      const labels = [found, concluded].map((line) => sectionOf(evidence?.documentId, claims, line))
      return labels.join() === 'RESULT,MEANING' ? [] : [`${title}: ${labels.join()}`]
    })

    expect(strange).toEqual([])
  })

  it('lead to the paper, and bear its year', () => {
    for (const { id, evidence, url, publishedAt } of research) {
      const study = studies.get(evidence?.documentId ?? '')
      const pubmed = `https://pubmed.ncbi.nlm.nih.gov/${id.slice('pmid:'.length)}/`

      expect(study?.id).toBe(id)
      expect(url).toBe(study?.doi == null ? pubmed : `https://doi.org/${study.doi}`)
      expect(publishedAt).toBe(String(study?.year))
    }
  })

  it('say nothing in quotation marks, for no paper was opened', () => {
    expect([...research, ...news].filter(({ body }) => /["“”„«»]/u.test(body))).toEqual([])
  })
})

describe('starter news', () => {
  it('bears the day of its event and leads to the site of the body whose it is', () => {
    const sites = new Map(readSources(content).map(({ name, website }) => [name, website]))

    for (const { source, url, publishedAt } of news) {
      expect(publishedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
      expect(hostOf(url)).toBe(hostOf(sites.get(source) ?? ''))
    }
  })

  it('has an id of link and title, for several share a link', () => {
    for (const { id, url, title } of news) {
      expect(id).toBe(`url:${createHash('sha256').update(`${url} ${title}`).digest('hex').slice(0, 32)}`)
    }
  })

  it('gives no sentence of its own as that of a source', () => {
    expect(news.flatMap(({ claims }) => claims.filter(({ text, quote }) => text !== quote))).toEqual([])
  })
})
