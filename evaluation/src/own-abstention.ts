import { type Asked, askEach, judgeAbstention } from './abstention.ts'
import { loadContentLexicon } from './content-lexicon.ts'
import { type Figure, higher, lower } from './figure.ts'
import { readOwnSets, twinLanguages } from './own-sets.ts'
import { withStarterIndex } from './starter-index.ts'

export const abstentionMethod = `Abstention: questions of our own ([evaluation/questions](../evaluation/questions/README.md)), asked of the starter corpus. They were
written by reading that corpus, before the engine was asked; answered counts only where a source is cited that was named as answering
beforehand. A question asked back counts as refused. Causes found with these questions are mended in the engine, and names that those in
other languages lacked were added to the lexicon, so questions it has not met will fare worse.`

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

/** Asks the project's own questions of the starter corpus, in English and in the other languages; `isListing` prints each failure. */
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
      const set =
        language === 'en'
          ? `own questions, ${told.answerable} answerable and ${told.notAnswerable} not`
          : `own questions in ${languageNames[language]}, ${told.answerable} answerable and ${told.notAnswerable} not`
      const isAimed = language === 'en'
      const id = isAimed ? 'abstention' : `abstention-${language}`
      figures.push(
        {
          id,
          measure: 'abstains when due / refuses wrongly',
          set,
          parts: [
            higher('', told.abstainsWhenDue ?? 0, 'percent', isAimed ? 0.9 : null, isAimed ? 0.97 : null),
            lower('', told.refusesWrongly ?? 0, 'percent', isAimed ? 0.1 : null, isAimed ? 0.03 : null),
          ],
        },
        {
          id: `${id}-sources`,
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
