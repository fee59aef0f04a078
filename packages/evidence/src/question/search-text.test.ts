import { expect, test } from 'vitest'
import { read } from './testing/read.ts'

const stories = {
  en: `A 58-year-old man comes to the emergency department because of haemoptysis and night sweats for three weeks. He reports
    weight loss. On examination BP 130/80 mmHg and pallor. The chest X-ray shows a cavity. What is the most likely diagnosis?`,
  it: `Un uomo di 58 anni si presenta al pronto soccorso per emottisi e sudorazione notturna da tre settimane. Riferisce
    perdita di peso. All'esame obiettivo PA 130/80 mmHg e pallore. La radiografia del torace mostra una cavità. Qual è la diagnosi più probabile?`,
  es: `Varón de 58 años que acude a urgencias por hemoptisis y sudoración nocturna de tres semanas de evolución. Refiere
    pérdida de peso. En la exploración física TA 130/80 mmHg y palidez. La radiografía de tórax muestra una cavidad. ¿Cuál es el diagnóstico más probable?`,
  de: `Ein 58-jähriger Mann stellt sich in der Notaufnahme vor, weil er seit drei Wochen Hämoptysen und Nachtschweiß hat. Er berichtet
    über Gewichtsverlust. Bei der körperlichen Untersuchung Blutdruck 130/80 mmHg und Blässe. Die Röntgenaufnahme des Thorax zeigt eine Kaverne.
    Welche Diagnose ist am wahrscheinlichsten?`,
}

test.each(Object.entries(stories))('a story in %s is searched for by what it names', (language, text) => {
  const question = read(text)

  expect(question).toMatchObject({ isStory: true, language })
  for (const name of ['haemoptysis', 'body weight', 'pallor', 'chest radiograph'])
    expect(question.searchText).toContain(name)
})

test('who the patient is, how the story goes and its figures are not searched for', () => {
  expect(read(stories.en).searchText).not.toMatch(/\d|man|emergency|comes|shows|blood pressure|diagnosis/u)
})

test('a short question on one patient is searched for as it was typed', () => {
  const question = '58-year-old man with haemoptysis: CT or bronchoscopy?'

  expect(read(question)).toMatchObject({ isStory: false, searchText: question })
})

test('the conclusion of a study is no story, however long it is', () => {
  const conclusion = `In patients with heart failure, dapagliflozin lowered the risk of worsening heart failure and death from
    cardiovascular causes, and improved symptoms, regardless of diabetes; these findings held in all groups that were looked at and
    in every region of the trial.`

  expect(read(conclusion).isStory).toBe(false)
})

test('a question in another language is searched for in English, everyday words as English has them', () => {
  const { searchText } = read('La donna con fibrillazione atriale e febbre: meglio apixaban?')

  expect(searchText).toMatch(/woman.*atrial fibrillation.*fever.*apixaban/u)
  expect(searchText).not.toContain('donna')
})
