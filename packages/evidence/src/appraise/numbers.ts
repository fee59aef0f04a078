/** A number as papers print it: '0.74', '0·74', '.74', '0,74', '4,744', '17 288', with a sign of any dash. For use inside a larger pattern. */
export const numberPattern = String.raw`[-−–]?(?:[1-9]\d{0,2}(?:,\d{3})+(?![\d.·])|\d+(?:[.·]\d+|,\d{1,2}(?!\d))?|[.·]\d+)`

const thousands = /^\d{1,3}(?:[,\s\u2009\u00a0\u202f]\d{3})+$/u

/** Reads what `numberPattern` matched. NaN for anything else. */
export function readNumber(text: string): number {
  const sign = /^[-−–]/u.test(text) ? -1 : 1
  const digits = text.replace(/^[-−–]/u, '')
  if (thousands.test(digits)) return sign * Number(digits.replaceAll(/\D/gu, ''))
  return sign * Number(digits.replace(/[·,]/u, '.'))
}

const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const word = `(?:${Object.keys(units).join('|')}|hundred|thousand)`

/** 'one hundred and nine', 'thirty-one', 'two thousand four hundred'. For use inside a larger, case-insensitive pattern. */
export const numberWordsPattern = String.raw`\b${word}(?:(?:[\s‐‑–-]+(?:and\s+)?)${word}){0,8}\b`

/** Reads what `numberWordsPattern` matched: 'One hundred and nine' is 109. */
export function readNumberWords(text: string): number {
  let total = 0
  let group = 0
  for (const part of text.toLowerCase().split(/[\s‐‑–-]+/u)) {
    if (part === 'hundred') group = Math.max(group, 1) * 100
    else if (part === 'thousand') {
      total += Math.max(group, 1) * 1_000
      group = 0
    } else group += units[part] ?? 0
  }
  return total + group
}
