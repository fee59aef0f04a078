import { describe, expect, test } from 'vitest'
import { read } from './testing/read.ts'

const namesIn = (text: string) =>
  read(text).names.map(({ readings }) => readings.map(({ term }) => term).join(' or '))

describe('a short form', () => {
  test.each([
    ['thrombolysis for PE', 'pulmonary embolism'],
    ['magnesium sulfate for PE', 'pre-eclampsia'],
    ['methotrexate in RA', 'rheumatoid arthritis'],
    ['bronchiolitis, sats 93 RA', 'people breathing room air'],
    ['natalizumab in MS', 'multiple sclerosis'],
  ])('%s: means %s by what stands beside it', (text, term) => {
    expect(namesIn(text)).toContain(term)
  })

  test.each([
    ['EGFR in lung cancer, osimertinib', 'EGFR mutation'],
    ['metformin with eGFR low', 'estimated glomerular filtration rate'],
  ])('%s: means %s as it is written', (text, term) => {
    expect(namesIn(text)).toContain(term)
  })

  test('that nothing decides keeps its readings, and the asker’s choice decides', () => {
    const { unsure } = read('PE treatment')

    expect(unsure.map(({ text }) => text)).toEqual(['PE'])
    expect(unsure[0]?.readings.map(({ term }) => term)).toContain('pulmonary embolism')
  })

  test('is none where it is an English word in small letters', () => {
    expect(namesIn('do all aids help in asthma')).toEqual(['asthma'])
  })

  test('is none behind a figure whose unit it is', () => {
    expect(namesIn('stroke onset 4 hrs, alteplase?')).toEqual(['stroke', 'alteplase'])
    expect(namesIn('trop 52 ng/L')).toEqual(['troponin'])
    expect(namesIn('NG tube in stroke')).toContain('nasogastric tube')
    expect(namesIn('terlipressin in HRS').join()).toContain('hepatorenal syndrome')
  })

  test('is a measure where a figure of the patient follows', () => {
    expect(read('SBP 85, spironolactone?')).toMatchObject({
      problems: [],
      patient: { values: [{ measure: 'systolic blood pressure', value: 85 }] },
    })
    expect(namesIn('rifaximin for SBP').join()).toContain('peritonitis')
  })
})

describe('cues', () => {
  test('the longest phrase at a place counts, and what lies within it is not heard', () => {
    expect(read('no response to methotrexate, etanercept').tokens.some(({ isDenied }) => isDenied)).toBe(
      false,
    )
    expect(read('no methotrexate, etanercept').tokens.some(({ isDenied }) => isDenied)).toBe(true)
  })
})

describe('spelling', () => {
  test.each([
    ['dapaglifozin', 'dapagliflozin'],
    ['pnuemonia', 'pneumonia'],
    ['atorvastin', 'atorvastatin'],
    ['tretment', 'treatment'],
    ['hlep', 'help'],
  ])('%s is read as %s and said so', (typed, meant) => {
    expect(read(`${typed} in sepsis and asthma`).corrections).toEqual([{ from: typed, to: meant }])
  })

  test.each([
    'cefixime',
    'anagliptin',
    'quinidine',
    'hydroxyzine',
    'chlorpropamide',
    'zorblaxumab',
    'heated',
    'strike',
  ])('%s is left as it is: a known word, or a drug that must not become another', (typed) => {
    expect(read(`${typed} in sepsis`).corrections).toEqual([])
  })

  test.each([
    ['planter fasciitis for months', 'planter', 'plantar'],
    ['plural effusion tap', 'plural', 'pleural'],
    ['abiraterone in prostrate cancer', 'prostrate', 'prostate'],
  ])('of an English word is mended where that makes a name: %s', (text, from, to) => {
    expect(read(text).corrections).toEqual([{ from, to }])
  })

  test.each([
    ['brod complex tachy 180', 'brod', 'broad'],
    ['egfr 18 clexan 70 mg twice daily', 'clexan', 'clexane'],
  ])('beside the rest of a name, or before a dose, tells more: %s', (text, from, to) => {
    expect(read(text).corrections).toEqual([{ from, to }])
  })

  test.each([
    ['tuberculosis latnete, pauta mas corta', 'latnete', 'latente'],
    ['scompensso cardiaco, terapia', 'scompensso', 'scompenso'],
    ['Agranulozytse unter Thiamazol', 'Agranulozytse', 'agranulozytose'],
  ])('of another language is mended to a word of its names: %s', (text, from, to) => {
    expect(read(text).corrections).toEqual([{ from, to }])
  })

  test('is no other word of that language: what is begun is not stopped', () => {
    expect(read('Metformin ansetzen bei Diabetes, wann?').corrections).toEqual([])
  })

  test.each(['plural words', 'planter in the garden', 'lung cancer trail'])(
    'of an English word beside no such name stands: %s',
    (text) => {
      expect(read(text).corrections).toEqual([])
    },
  )
})

test('a longer text is read to its hundred and twentieth word', () => {
  const words = read(`${'very '.repeat(119)}gout asthma`).names

  expect(words.map(({ text }) => text)).toEqual(['gout'])
})

test.each(['', '   ', '???', '.', '-', '¿?'])('%j: holds nothing and is read all the same', (text) => {
  expect(read(text)).toMatchObject({ acts: [], problems: [], names: [] })
})

test('an everyday word typed short is read as the whole word', () => {
  const { corrections } = read('on dapagliflozin, hemicolectomy tmrw')
  expect(corrections).toEqual([{ from: 'tmrw', to: 'tomorrow' }])
})

test.each([
  ['alteplase within 90 min of stroke', 'min', 'minutes'],
  ['uomo di 65 aa con gotta', 'aa', 'anni'],
  ['Apixaban wg Vorhofflimmern bei Krebs', 'wg', 'wegen'],
  ['apixabán 3 sem en la trombosis', 'sem', 'semanas'],
])('%s: a word typed short is no abbreviation of a name', (text, from, to) => {
  expect(read(text).corrections).toEqual([{ from, to }])
})

test('in capitals the abbreviation of a name is one: MINS are no minutes', () => {
  const { corrections, names } = read('MINS after surgery')

  expect(corrections).toEqual([])
  expect(names.map(({ text }) => text)).toContain('MINS')
})
