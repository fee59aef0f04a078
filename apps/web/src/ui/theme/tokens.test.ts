import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The hex value of a role in a theme. */
function colour(role: string, theme: Theme): string {
  const [, light, dark] = new RegExp(`--color-${role}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? []
  const value = theme === 'light' ? light : dark
  if (value === undefined) throw new Error(`No colour for ${role}`)
  return value
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

const grounds = ['paper', 'surface', 'sunken']
const texts = ['text', 'muted', 'accent', 'danger', 'strong', 'moderate', 'limited']
const pairs: [text: string, ground: string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['text', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['strong', 'strong-soft'],
  ['moderate', 'moderate-soft'],
  ['limited', 'limited-soft'],
  ['danger', 'danger-soft'],
]

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(pairs)('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)("a control's border is seen on %s (3:1)", (ground) => {
    expect(contrast(colour('line-strong', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})
