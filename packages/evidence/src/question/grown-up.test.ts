import { expect, test } from 'vitest'
import { read } from './testing/read.ts'

const peopleIn = (question: string) => read(question).people.map(({ term }) => term)

test('a child whose own age says that it is grown up is none', () => {
  expect(peopleIn('appendicite in ragazzo di 30 anni: antibiotico?')).toEqual([])
  expect(peopleIn('appendicitis in a boy, aged 30')).toEqual([])
})

test('a child of a grown-up, or of its own age, stays one', () => {
  expect(peopleIn('appendicite in ragazzo di 12 anni: antibiotico?')).toContain('boys')
})
