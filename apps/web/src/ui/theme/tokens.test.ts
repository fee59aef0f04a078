import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [page = '', inkBand = ''] = css.split('@utility on-ink')

/** The hex value of a role in a theme, where `block` sets it. A role that is the same in both themes has one value. */
function colour(role: string, theme: Theme, block = page): string {
  const value = new RegExp(`--color-${role}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6})\\))?;`).exec(block)
  const found = (theme === 'dark' ? value?.[2] : undefined) ?? value?.[1]
  if (found === undefined) throw new Error(`No colour for ${role}`)
  return found
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'surface', 'sunken', 'hover', 'selected']
const strengths = ['strong', 'moderate', 'limited']
const statuses = ['danger', 'warning', 'info', 'success']
const texts = ['text', 'muted', 'accent', ...strengths, ...statuses]
const pairs: [text: string, ground: string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...[...strengths, ...statuses].flatMap((role): [string, string][] => [
    [role, `${role}-soft`],
    ['text', `${role}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['text', 'accent-soft'],
  ['accent', 'accent-soft'],
  // What is written on a full ground of danger or of text: a forbidding chip, a toast.
  ['paper', 'danger'],
  ['paper', 'text'],
]

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(pairs)('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)("a control's border is seen on %s (3:1)", (ground) => {
    expect(contrast(colour('line-strong', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  it.each(texts)('%s can be read on a band of ink (4.5:1)', (text) => {
    const [, light = '', dark = ''] = /background: light-dark\((#\w{6}), (#\w{6})\)/u.exec(inkBand) ?? []

    expect(contrast(colour(text, theme, inkBand), theme === 'light' ? light : dark)).toBeGreaterThanOrEqual(
      4.5,
    )
  })

  it('a status never has the colour of a strength', () => {
    const shades = [...strengths, ...statuses].map((role) => colour(role, theme))

    expect(new Set(shades).size).toBe(shades.length)
  })
})

describe('what components may use', () => {
  const sources = globSync('**/*.tsx', { cwd: join(import.meta.dirname, '..', '..') })
    .filter((path) => !path.endsWith('.test.tsx'))
    .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8') }))

  const offenders = (pattern: RegExp) =>
    sources.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((found) => `${path}: ${found}`))

  it('has no type under 14 px', () => {
    const sizes = [...page.matchAll(/--text-[\w]+: ([\d.]+)rem/gu)].map(([, rem]) => Number(rem) * 16)

    expect(sizes.length).toBeGreaterThan(6)
    expect(Math.min(...sizes)).toBe(14)
    expect(
      offenders(/text-\[[\d.]+(?:px|rem|em)\]|\bfontSize=(?:"(?:\d|1[0-3])"|\{(?:\d|1[0-3])\})/gu),
    ).toEqual([])
  })

  it('lies over something by the name of its layer, never by a number', () => {
    expect(offenders(/(?<![\w-])-?z-(?:\d+|\[)/gu)).toEqual([])
  })

  it('found the components it speaks about', () => {
    expect(sources.length).toBeGreaterThan(100)
  })
})
