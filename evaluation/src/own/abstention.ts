import { type Asked, askEach, judgeAbstention } from '../answers/abstention.ts'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { type Figure, higher, lower } from '../report/figure.ts'
import { readOwnSets, twinLanguages } from './sets.ts'
import { withStarterIndex } from '../corpus/starter-index.ts'

const languageNames = { it: 'Italian', de: 'German', es: 'Spanish' } as const

/** What went wrong, a line each, for the person who mends it. */
function listFailures(asked: readonly Asked[], answerable: ReadonlySet<string>): string[] {
  return asked
    .filter(({ id, outcome }) => (answerable.has(id) ? outcome !== 'answered' : outcome === 'missed'))
    .map(
      ({ id, outcome, question, lead, cited }) =>
        `${id} [${outcome}] ${question}\n    ${lead} ${cited.join(' ')}`,
    )
}

/**
 * Asks the project's own questions of the starter corpus, in English and in the other languages. The engine was mended with their help and knows them,
 * so this shows that nothing broke and says nothing of how good it is: it stands in no report. `isListing` prints each failure.
 */
export async function measureOwnAbstention(isListing: boolean): Promise<Figure[]> {
  const own = await readOwnSets()
  const lexicon = await loadContentLexicon()
  const english = [...own.answerable, ...own.unanswerable.map((row) => ({ ...row, expected: [] }))]
  return withStarterIndex(async (index) => {
    const figures: Figure[] = []
    for (const language of ['en', ...twinLanguages] as const) {
      const questions = language === 'en' ? english : own.twins[language]
      // oxlint-disable-next-line no-await-in-loop -- one language at a time: two cores
      const asked = await askEach(index, lexicon, questions)
      const told = judgeAbstention(asked, questions)
      const inLanguage = language === 'en' ? '' : ` in ${languageNames[language]}`
      const set = `own questions${inLanguage}, ${told.answerable} answerable and ${told.notAnswerable} not`
      figures.push(
        {
          id: `own-${language}`,
          measure: 'abstains when due / refuses wrongly',
          set,
          parts: [
            higher('', told.abstainsWhenDue ?? 0, 'percent'),
            lower('', told.refusesWrongly ?? 0, 'percent'),
          ],
        },
        {
          id: `own-${language}-sources`,
          measure: 'answered from a source that answers / from others alone',
          set,
          parts: [
            higher('', told.answeredFromExpected ?? 0, 'percent'),
            lower('', told.answeredFromOthers ?? 0, 'percent'),
          ],
        },
      )
      const answerable = new Set(
        questions.filter(({ expected }) => expected.length > 0).map(({ id: each }) => each),
      )
      if (isListing) console.error(listFailures(asked, answerable).join('\n'))
    }
    return figures
  })
}
