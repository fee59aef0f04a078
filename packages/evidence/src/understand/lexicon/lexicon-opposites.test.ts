import { describe, expect, test } from 'vitest'
import { searchForms } from '../search-forms.ts'
import { readWords } from '../words.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

function findConcept(name: string) {
  return lexicon.match(readWords(name))[0]?.concepts[0]
}

describe('names of opposites or of different things', () => {
  test.each([
    ['restrictive transfusion', 'liberal transfusion'],
    ['restrictive fluids', 'liberal fluids'],
    ['conservative oxygen', 'liberal oxygen'],
    ['complete revascularisation', 'culprit-only PCI'],
    ['early peanut introduction', 'peanut avoidance'],
    ['aneurysm coiling', 'neurosurgical clipping'],
    ['sentinel node biopsy', 'axillary dissection'],
    ['clinical cure', 'treatment failure'],
    ['graft survival', 'graft failure'],
    ['anti-CCP', 'rheumatoid factor'],
    ['lenient rate control', 'strict rate control'],
    ['mitral valve repair', 'mitral valve replacement'],
    ['liver biopsy', 'elastography'],
    ['Xpert MTB/RIF', 'tuberculin skin test'],
    ['lobectomy', 'segmentectomy'],
    ['pemphigus', 'bullous pemphigoid'],
  ])('%s is not %s', (one, other) => {
    const [first, second] = [findConcept(one), findConcept(other)]

    expect(first).toBeDefined()
    expect(second).toBeDefined()
    expect(first).not.toBe(second)
  })

  test.each([
    ['transfusion threshold', ['restrictive transfusion', 'liberal transfusion']],
    ['oxygen saturation target', ['conservative oxygen', 'liberal oxygen']],
    ['rate control', ['lenient rate control', 'strict rate control']],
  ])('%s, their common kind, still finds the trials of both', (kind, members) => {
    const concept = lexicon.find(kind)

    expect(concept && searchForms(concept)).toEqual(expect.arrayContaining(members))
  })

  test('a choice between both is a question about their common kind', () => {
    expect(findConcept('restrictive or liberal transfusion')?.term).toBe('transfusion threshold')
  })
})
