import { describe, expect, it } from 'vitest'
import { PersonName } from './person-name.ts'

const isName = (name: string) => PersonName.safeParse(name).success

describe('a name', () => {
  it.each([
    'Ada Byron',
    'Seán Ó Súilleabháin',
    'María José Gómez-Ruiz',
    'Mª José Ruiz',
    'Gemma Gal·la',
    "Niamh O'Brien",
    'Niamh O’Brien',
    'Niamh O´Brien',
    'S.Kumar',
    'J.R.R. Tolkien',
    'St. John Smith',
    'Martin King, Jr.',
    'William "Bill" Smith',
    'Anita a/p Raju',
    'Nguyễn Thị Ánh',
    'Łukasz Żółć',
    'Ünal Çelik',
    '李小龍',
    'देवेंद्र शर्मा',
    'שָׂרָה',
    'علي\u200Cرضا',
    'രാജന്\u200D',
    'A.De Silva',
    'John Murphy 3rd',
  ])('may be %s', (name) => {
    expect(isName(name)).toBe(true)
  })

  it.each([
    'Your account is suspended, verify at evil-login.com/now or',
    'Ada evil-login.com',
    'Ada www.evil',
    'Ada e.co/x',
    'Ada http://evil',
    'Ada ada@example.org',
    '<b>Ada</b>',
    'Ada\nByron',
    'Dr. Stu Dent ✔',
    '✅ Professor X',
    'Ada 🩺',
    'Ada ★',
    `a${'\u0301'.repeat(150)}`,
    'evil。com',
    'a.co',
    'Ada x.y.io',
    'Dг. Stan',
    'ᴅʀ Stan',
    'D\u200Dr. Stan',
    'Anna\u200DKelly',
    '\u200C\u200CAnna Kelly',
    'Auscult Support',
    'call 0800 123456',
    '12',
  ])('may not be %j', (name) => {
    expect(isName(name)).toBe(false)
  })
})
