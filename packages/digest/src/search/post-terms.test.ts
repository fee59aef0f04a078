import { LexiconEntry } from '@auscult/evidence/understand/lexicon/lexicon-entry.ts'
import { buildLexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { describe, expect, it } from 'vitest'
import { contentFolder, shippedLexicon, sources } from '../testing/shipped-readers.ts'
import { createPostTerms, loadPostTerms } from './post-terms.ts'
import type { Search, Sought } from './read-search.ts'

const shipped = createPostTerms({ lexicon: shippedLexicon, sources })

type Told = { title: string; source?: string; body?: string }

/** Which of the searches finds the post first, counted from 1; undefined where none does. */
function findsAs(typed: string, { title, source = 'The Lancet', body = '' }: Told): number | undefined {
  const terms = shipped.ofPost({ title, source, body })
  const has = (sought: Sought) =>
    typeof sought === 'string' ? terms.includes(sought) : terms.some((term) => term.startsWith(sought.begins))
  const isFoundBy = (search: Search) =>
    search.every((alternatives) => alternatives.some((alternative) => alternative.every(has)))
  const nth = shipped.ofSearch(typed).findIndex(isFoundBy)
  return nth === -1 ? undefined : nth + 1
}

describe('a search of posts', () => {
  it.each([
    ['in the other spelling', 'anemia', 'Iron for anaemia'],
    ['in the other spelling', 'haemorrhage', 'Postpartum hemorrhage'],
    ['in the other spelling', 'esophageal cancer', 'Oesophageal carcinoma'],
    ['in another number', 'vaccines', 'A vaccine against malaria'],
    ['in everyday words', 'heart attack', 'Aspirin after myocardial infarction'],
    ['in everyday words', 'blood thinner', 'Apixaban in cancer'],
    ['by a wider name', 'heart attack', 'Tenecteplase in STEMI'],
    ['by a short form', 'T2DM', 'Tirzepatide in type 2 diabetes'],
    ['by a short form in small letters', 'prep', 'Pre-exposure prophylaxis with lenacapavir'],
    ['by an adjective', 'kidney', 'Renal denervation'],
    ['by what a class is called', 'ketoacidosis fluids', 'Balanced crystalloids in ketoacidosis'],
    ['by a figure', '0.86', 'A hazard ratio of 0.86'],
    ['in another language', 'Herzinfarkt', 'Aspirin after myocardial infarction'],
  ])('finds %s: %s', (_, typed, title) => {
    expect(findsAs(typed, { title })).toBe(1)
  })

  it.each([
    ['NEJM', 'New England Journal of Medicine'],
    ['N Engl J Med', 'New England Journal of Medicine'],
    ['FDA', 'Food and Drug Administration'],
    ['EMA', 'European Medicines Agency'],
    ['BMJ', 'The BMJ'],
    ['WHO', 'World Health Organization'],
    ['who mpox', 'World Health Organization'],
    ['mpox WHO', 'World Health Organization'],
  ])('%s finds what %s told', (typed, source) => {
    expect(findsAs(typed, { title: 'Mpox vaccines', source })).toBe(1)
  })

  it('takes a name in small letters for a function word where nothing of that source is found', () => {
    expect(findsAs('who needs a statin', { title: 'Statins and who needs them' })).toBe(2)
    expect(findsAs('patients who smoke', { title: 'Patients that smoke' })).toBe(1)
  })

  it('keeps apart what only looks alike', () => {
    expect(findsAs('hypertension', { title: 'Orthostatic hypotension' })).toBeUndefined()
    expect(findsAs('heart attack', { title: 'Heart failure' })).toBeUndefined()
    expect(findsAs('WHO', { title: 'Patients who smoke' })).toBeUndefined()
    expect(findsAs('IBS', { title: 'Mpox of clade Ib' })).toBeUndefined()
  })

  it.each(['semaglu', 'semaglutid', 'trial of semagl'])('finds what is still being typed: %s', (typed) => {
    expect(findsAs(typed, { title: 'A trial of semaglutide' })).toBeDefined()
  })

  it('finds a word that has outgrown its stem and is not yet whole', () => {
    expect(findsAs('resistant hypertensio', { title: 'Resistant hypertension' })).toBe(2)
  })

  it('is none where no word was typed', () => {
    expect(shipped.ofSearch(' & | ! :* ')).toEqual([])
    expect(shipped.ofSearch('ﾟ･✿')).toEqual([])
    expect(shipped.ofPost({ title: 'ﾟ･✿', source: '', body: '' })).toEqual([])
  })
})

describe('the version of terms', () => {
  it('is another where the names are', async () => {
    const loaded = await loadPostTerms(contentFolder, contentFolder, shippedLexicon)

    expect(loaded.version).not.toBe(shipped.version)
    expect((await loadPostTerms(contentFolder, contentFolder, shippedLexicon)).version).toBe(loaded.version)
  })

  it('stands for this reading, and is to be raised with another', () => {
    const lexicon = buildLexicon([LexiconEntry.parse({ term: 'anaemia', type: 'condition' })])
    const postTerms = createPostTerms({ lexicon, sources: sources.slice(0, 1) })

    expect(postTerms.version).toBe('1.1')
    expect(
      postTerms.ofPost({ title: 'Anemias', source: 'World Health Organization', body: 'The 0.86 of those.' }),
    ).toEqual(['anemia', '0.86', 'world', 'health', 'organ', '=anaemia', 'who'])
  })
})
