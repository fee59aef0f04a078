import { checkStory } from '@auscult/digest/check-story.ts'
import { decodeXml } from '@auscult/digest/feed/decode-xml.ts'
import { readFeed } from '@auscult/digest/feed/read-feed.ts'
import { readBoilerplate, readKnown, readSources } from '@auscult/digest/known-sources.ts'
import type { Story } from '@auscult/digest/story.ts'
import { tellNews } from '@auscult/digest/synopsis/news-story.ts'
import { loadSpecialityReader, type SpecialityReader } from '@auscult/digest/synopsis/specialities.ts'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { table } from '../report/page.ts'
import { makeEvaluationDocument } from '../sets/judged-set.ts'
import { sharedFolder } from '../sets/shared-sets.ts'
import { checkIndependently } from './check-independently.ts'
import { countDuplicates } from './planted-duplicates.ts'
import { type Made, makeSynopses, readStarterStories } from './make-stories.ts'
import { measureSpecialities } from './speciality-agreement.ts'

const contentFolder = resolve(import.meta.dirname, '../../../content')

const ownSet = 'starter content'

/**
 * News and research in short: whether every item is within its length and every sentence and figure of it stands in the source it names,
 * found by a second program; duplicates; specialities. Ends with 1 where one of the items does not hold.
 */
export async function evaluateDigest(): Promise<void> {
  const lexicon = await loadContentLexicon()
  const specialities = await loadSpecialityReader(contentFolder, lexicon)
  const ofPapers = await makeSynopses(lexicon, specialities)
  const sets = [
    { set: ownSet, papers: 0, made: await readStarterStories() },
    ...ofPapers,
    ...(ofPapers.length === 0 ? [] : [readNews(specialities)]),
  ]
  const known = readKnown(contentFolder)
  const rows = sets.map(({ set, papers, made }) => {
    const found = made.map(({ story, document }) => checkIndependently(story, document))
    const count = (isFine: (each: (typeof found)[number]) => boolean) =>
      share(found.filter(isFine).length, found.length)
    const figures = found.reduce((sum, each) => sum + each.figures, 0)
    const stray = found.reduce((sum, each) => sum + each.strayFigures.length, 0)
    return [
      set,
      papers === 0 ? String(made.length) : `${made.length} of ${papers}`,
      count(({ isWithinLength }) => isWithinLength),
      share(figures - stray, figures),
      count(({ alteredQuotes, unclaimed }) => alteredQuotes.length === 0 && unclaimed === ''),
      set === ownSet ? 'own words' : count(({ turns }) => turns.length === 0),
      share(made.filter(({ story }) => checkStory(story, known).length === 0).length, made.length),
    ]
  })
  console.log(
    table(
      [
        'items',
        'made',
        'within length',
        'figures in their source',
        'sentences with their source',
        'nothing lost that turns one',
        'no fault by `checkStory`',
      ],
      rows,
    ),
  )
  await printOthers(
    sets.flatMap(({ made }) => made.map(({ story }) => story)),
    lexicon,
  )
  const faulty = sets.flatMap(({ made }) => made.filter((each) => !holds(each, known)))
  if (faulty.length > 0) process.exitCode = 1
}

function holds({ story, document }: Made, known: ReturnType<typeof readKnown>): boolean {
  const { isWithinLength, strayFigures, alteredQuotes, turns, unclaimed } = checkIndependently(
    story,
    document,
  )
  const faults = [
    ...strayFigures,
    ...alteredQuotes,
    ...turns,
    ...checkStory(story, known).map(({ about }) => about),
  ]
  if (isWithinLength && faults.length === 0 && unclaimed === '') return true
  console.error(`${story.id}: ${[...faults, unclaimed].filter(Boolean).join('; ') || 'too long'}`)
  return false
}

async function printOthers(
  stories: readonly Story[],
  lexicon: Awaited<ReturnType<typeof loadContentLexicon>>,
) {
  const { works, planted, kept, lost } = countDuplicates(stories, readKnown(contentFolder).frontPages)
  const { studies, first, among, named } = await measureSpecialities(contentFolder, lexicon)
  console.log(
    table(
      ['measure', 'measured', 'goal'],
      [
        ['planted duplicates that got through', share(kept, planted), '1 %'],
        ['works taken for another', share(lost, works), ''],
        ["the curator's speciality named first", share(first, studies), ''],
        [
          `the same among those named (${(named / studies).toFixed(1)} on average)`,
          share(among, studies),
          '',
        ],
      ],
    ),
  )
}

/** Entries of a real feed, each as if it were news of a listed source. */
function readNews(specialities: SpecialityReader) {
  const [source] = readSources(contentFolder)
  if (source === undefined) throw new Error('no source is listed')
  const reader = { specialities, boilerplate: readBoilerplate(contentFolder) }
  const entries = globSync('feeds-edge-cases/gov/wh_blog.xml', { cwd: sharedFolder }).flatMap((file) =>
    readFeed(decodeXml(readFileSync(join(sharedFolder, file)))),
  )
  const made = entries.flatMap((entry, nth): Made[] => {
    const link = `${source.website}/${nth}`
    const story = tellNews(
      { ...entry, link, pubDate: entry.pubDate ?? new Date(0).toISOString() },
      source,
      reader,
    )
    const sections = [{ label: null, text: entry.description }]
    return 'refusal' in story
      ? []
      : [{ story, document: makeEvaluationDocument({ id: story.id, title: entry.title, sections }) }]
  })
  return { set: 'a feed of a government', papers: entries.length, made }
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %)`
}
