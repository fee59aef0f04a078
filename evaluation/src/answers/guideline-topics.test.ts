import { expect, test } from 'vitest'
import { findTopics, namedTopic } from './guideline-topics.ts'

const topics = [
  'Hypertension in adults',
  'Asthma in adults',
  'Acute asthma in adults',
  'Asthma in children aged 6-11',
  'Chronic hepatitis B',
  'Chronic hepatitis C',
  'Colorectal cancer screening',
  'Helicobacter pylori',
  'Postpartum haemorrhage',
]

test.each([
  ['hypertension', ['Hypertension in adults']],
  ['Asthma adults', ['Asthma in adults']],
  ['Hepatitis C', ['Chronic hepatitis C']],
  ['CRC screening', ['Colorectal cancer screening']],
  ['H. pylori', ['Helicobacter pylori']],
  ['post-partum hemorrhage', []],
  ['Postpartum hemorrhage', ['Postpartum haemorrhage']],
  ['Gout', []],
])("a label's %j is the topic %j", (name, found) => {
  expect(findTopics(name, topics)).toEqual(found)
})

test('only a label that begins with it names a topic', () => {
  expect(namedTopic('topic CAP: amoxicillin 500 mg')).toBe('CAP')
  expect(namedTopic('5 days are enough; topic COPD: 5 days')).toBeUndefined()
})
