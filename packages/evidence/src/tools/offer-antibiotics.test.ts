import type { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import { describe, expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { offerTools } from './offer-tools.ts'
import { sumUp } from './testing/tool-questions.ts'
import { readToolContent } from './tool-content.ts'

const tools = await loadTools(contentFolder, shippedLexicon)

function offer(question: string) {
  return offerTools(readQuestion(question, shippedLexicon), tools)
}

function ids(question: string): string[] {
  return sumUp(offer(question)).covers
}

describe('the antibiotic guide', () => {
  it('gives nobody the entry of other people', () => {
    expect(ids('antibiotic for cystitis in pregnancy')).toEqual([
      'lower-urinary-tract-infection-or-bacteriuria-in-pregnancy',
    ])
    expect(ids('antibiotic for pyelonephritis in pregnancy')).toEqual([])
    expect(ids('antibiotic for cellulitis, 4 year old')).toEqual([])
    expect(ids('antibiotic for cystitis in men')).toEqual(['lower-urinary-tract-infection-men'])
  })

  it.each([
    ['UTI antibiotic 2 month old', []],
    ['febrile UTI antibiotic 6 week old', []],
    ['UTI antibiotic 4 month old', ['febrile-urinary-infection-child-over-3-months']],
    ['neonatal sepsis 10 day old antibiotic', []],
    ['neonatal sepsis 2 day old antibiotic', ['neonatal-early-onset-sepsis']],
  ])('gives nobody an entry that names another age: %s', (question, entries) => {
    expect(ids(question)).toEqual(entries)
  })

  it.each([
    'antibiotico sepsi neonato',
    'Antibiotika Neugeborenes Sepsis',
    'antibiótico sepsis recién nacido',
  ])('offers no sepsis of adults for that of a newborn: %s', (question) => {
    expect(offer(question)).toEqual([])
  })

  it.each([
    'antibiotic for pneumonia 70 year old man',
    'antibiotico per polmonite uomo 70 anni',
    'Antibiotikum Lungenentzündung Mann',
    'antibiótico neumonía varón 70 años',
  ])('has the entries of adults where an adult is asked about by the plain name: %s', (question) => {
    expect(ids(question)).toEqual([
      'community-acquired-pneumonia-mild-curb-65-0-1',
      'community-acquired-pneumonia-moderate-curb-65-2',
      'community-acquired-pneumonia-severe-curb-65-3-5',
    ])
  })

  it.each([
    'mastitis in 60 year old man',
    'antibiotic for mastitis',
    'neonatal sepsis in adult',
    'sepsi neonatale adulto',
    'Neugeborenensepsis Erwachsener',
    'sepsis neonatal adulto',
    'chorioamnionitis man',
    'antibiotic for prostatitis in a woman',
  ])('is silent where the illness is told of somebody who has no entry: %s', (question) => {
    expect(offer(question)).toEqual([])
  })

  it.each([
    ['antibiotic for neonatal sepsis', 'neonatal-early-onset-sepsis'],
    ['antibiotic for puerperal mastitis', 'lactational-mastitis'],
    ['antibiotic for mastitis, breastfeeding', 'lactational-mastitis'],
    ['mastite puerperale antibiotico', 'lactational-mastitis'],
    ['Antibiotikum Mastitis puerperalis', 'lactational-mastitis'],
    ['antibiótico mastitis puerperal', 'lactational-mastitis'],
  ])('takes who is ill from the name of the illness, or from the question: %s', (question, id) => {
    expect(ids(question)).toEqual([id])
  })

  it('leads by no plain name to entries of other people than adults', async () => {
    const { antibiotics } = await readToolContent(contentFolder)
    const names = antibiotics
      .filter(({ row, entry }) => !isOfAdults(entry) && row.saysWho === undefined)
      .flatMap(({ row: { concepts, en, it: italian, de, es } }) => [
        ...concepts,
        ...en,
        ...italian,
        ...de,
        ...es,
      ])

    const others = names.filter((name) =>
      offer(name).some((each) => each.tool === 'antibiotics' && !each.entries.every(isOfAdults)),
    )

    expect(names.length).toBeGreaterThan(20)
    expect(others).toEqual([])
  })

  it('answers nobody who tells of an allergy, and names its entries', () => {
    const [guide] = offer('antibiotic for impetigo, penicillin allergy')

    expect(guide).toMatchObject({ tool: 'antibiotics', covers: false, entries: [{ _id: 'impetigo' }] })
  })

  it.each([
    'antibiotic for uti in 80 year old woman with eGFR 20',
    'antibiotic for uti woman creatinine clearance 20',
    'antibiotico cistite donna creatinina 350',
    'Antibiotikum Zystitis Frau eGFR 20',
    'antibiótico cistitis mujer creatinina 350',
    'antibiotic for cystitis woman INR 6',
  ])('answers nobody of whom a figure is told, and names its entries: %s', (question) => {
    expect(offer(question)).toMatchObject([
      {
        tool: 'antibiotics',
        covers: false,
        told: ['figure'],
        entries: [{ _id: 'lower-urinary-tract-infection-non-pregnant-women' }],
      },
    ])
  })

  it.each([
    ['cystitis antibiotic dialysis patient', ['condition']],
    ['antibiotic for cystitis in a woman with CKD stage 3b', ['condition']],
    ['antibiotic for pneumonia in a transplant recipient', ['condition']],
    ['antibiotic for pyelonephritis eGFR 20 on dialysis', ['figure', 'condition']],
    ['pyelonephritis in pregnancy antibiotic', ['population']],
    ['bacterial meningitis antibiotic pregnant', ['population']],
  ])('answers nobody of whom it does not speak, and names its entries: %s', (question, told) => {
    expect(offer(question)).toMatchObject([{ tool: 'antibiotics', covers: false, told }])
  })

  it.each([
    ['sepsis unknown source antibiotic', 'sepsis-of-unknown-origin-community-acquired'],
    ['Antibiotikum Sepsis unklarer Ursache', 'sepsis-of-unknown-origin-community-acquired'],
    ['h pylori eradication', 'helicobacter-pylori-eradication'],
    ['antibiotic for cystitis catheter', 'catheter-associated-urinary-infection'],
  ])('is found by what an infection is called at the bedside: %s', (question, id) => {
    expect(offer(question)).toMatchObject([{ tool: 'antibiotics', entries: [{ _id: id }] }])
  })

  it.each([
    ['antibiotic for pneumonia BP 75/40', ['community-acquired-pneumonia-severe-curb-65-3-5']],
    ['antibiotico polmonite PA 80/40', ['community-acquired-pneumonia-severe-curb-65-3-5']],
    ['Antibiotikum Pneumonie Laktat 5', ['community-acquired-pneumonia-severe-curb-65-3-5']],
    ['antibiótico neumonía lactato 5', ['community-acquired-pneumonia-severe-curb-65-3-5']],
    ['antibiotic for cellulitis MAP 50', ['cellulitis-severe-iv-treatment']],
    ['antibiotic for uti BP 75/40', []],
    ['antibiotic for sinusitis BP 75/40', []],
  ])('has nothing by mouth for a circulation that fails: %s', (question, entries) => {
    const named = offer(question).flatMap((each) => (each.tool === 'antibiotics' ? each.entries : []))

    expect(named.map(({ _id }) => _id)).toEqual(entries)
  })

  it.each([
    ['cystitis', 2],
    ['uncomplicated cystitis 32f', 1],
    ['cistite', 2],
    ['treatment of cellulitis', 2],
  ])('is named beside the answer where only the infection is asked about: %s', (question, entries) => {
    const [guide] = offer(question)

    expect(guide).toMatchObject({ tool: 'antibiotics', covers: false })
    expect(guide?.tool === 'antibiotics' && guide.entries).toHaveLength(entries)
  })

  it('tells which to give, and not whether to', () => {
    expect(sumUp(offer('which antibiotic should I give for otitis media')).covers).toEqual([
      'acute-otitis-media',
    ])
    expect(offer('should I give antibiotics for otitis media')).toEqual([])
  })
})

function isOfAdults({ population }: AntibioticEntry): boolean {
  return ['adult', 'all ages'].includes(population)
}

it('has nothing on breastfeeding but in entries for it, and says so; of adults it shows those of women', () => {
  expect(offer('antibiotic for cystitis, breastfeeding')).toMatchObject([
    {
      covers: false,
      told: ['breastfeeding'],
      entries: [{ _id: 'lower-urinary-tract-infection-non-pregnant-women' }],
    },
  ])
})

it.each([
  ['Lyme disease erythema migrans pregnant', 'lyme-disease-erythema-migrans', false],
  ['chlamydia treatment in pregnant woman', 'chlamydia', false],
  ['bacterial vaginosis treatment pregnancy', 'bacterial-vaginosis', false],
  ['antibiotic for low-risk febrile neutropenia penicillin allergy', 'febrile-neutropenia-low-risk', false],
  ['antibiotic for low risk neutropenic fever', 'febrile-neutropenia-low-risk', true],
  ['antibiotic for endometritis postpartum breastfeeding', 'postpartum-endometritis', false],
  ['antibiotic for diverticulitis anaphylaxis to amoxicillin', 'acute-diverticulitis', false],
  ['antibiotic for meningitis anaphylaxis to cephalosporins', 'bacterial-meningitis-adult', false],
  ['antibiotic for streptococcal pharyngitis', 'acute-pharyngitis-or-tonsillitis', true],
])('an infection that is asked about leads to its entry: %s', (question, id, covers) => {
  expect(offer(question)).toMatchObject([{ tool: 'antibiotics', entries: [{ _id: id }], covers }])
})
