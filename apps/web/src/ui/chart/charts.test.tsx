import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { ConsensusMeter } from './consensus-meter.tsx'
import { dotRadius, ForestPlot } from './forest-plot.tsx'
import { GoalBar } from './goal-bar.tsx'
import { Pictograph } from './pictograph.tsx'
import { RangeBar } from './range-bar.tsx'
import { Sparkline } from './sparkline.tsx'

const text = 'The same in words, with 1 figure.'
const drawings = [
  [
    'range bar',
    <RangeBar key="1" ranges={[{ label: '', low: 3.5, high: 5 }]} value={5.4} format={String} text={text} />,
  ],
  ['pictograph', <Pictograph key="2" groups={[{ mark: 'affected', people: 12 }]} text={text} />],
  [
    'consensus meter',
    <ConsensusMeter
      key="3"
      directions={[{ label: 'Benefit', tone: 'benefit', studies: 4, strong: 3, count: '4 studies' }]}
      text={text}
    />,
  ],
  [
    'goal bar',
    <GoalBar key="4" value={0.9} floor={0.8} goal={0.95} better="higher" ends={[0, 1]} text={text} />,
  ],
  ['sparkline', <Sparkline key="5" values={[1, 3, 2]} text={text} />],
] as const

describe.each(drawings)('a %s', (_, drawing) => {
  it('says in words what it shows, and its drawing says nothing to assistive technology', async () => {
    const { container } = await renderUi(drawing)

    expect(within(screen.getByRole('figure')).getByText(text).tagName).toBe('FIGCAPTION')
    const drawn = [...container.querySelectorAll('svg, text, span')]
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter((part) => part.closest('[aria-hidden="true"]') === null)).toEqual([])
  })
})

it('a hundred people are drawn, those affected first', async () => {
  const { container } = await renderUi(
    <Pictograph
      groups={[
        { mark: 'affected', people: 16 },
        { mark: 'spared', people: 5 },
        { mark: 'harmed', people: 2 },
      ]}
      text={text}
    />,
  )

  expect(container.querySelectorAll('svg > *')).toHaveLength(100)
  expect(container.querySelectorAll('.fill-muted')).toHaveLength(16)
  expect(container.querySelectorAll('svg > path')).toHaveLength(5)
  expect(container.querySelectorAll('svg > rect')).toHaveLength(2)
})

it('a range bar puts a value above the range to the right of it', async () => {
  const { container } = await renderUi(
    <RangeBar ranges={[{ label: '', low: 3.5, high: 5 }]} value={5.4} format={String} text={text} />,
  )

  const range = container.querySelector('rect')
  const end =
    Number.parseFloat(range?.getAttribute('x') ?? '') + Number.parseFloat(range?.getAttribute('width') ?? '')
  const value = Number.parseFloat(container.querySelector('svg svg')?.getAttribute('x') ?? '')
  expect(value).toBeGreaterThan(end)
  expect(value).toBeLessThan(100)
})

it.each([
  [0.97, 'higher', 'fill-success'],
  [0.85, 'higher', 'fill-info'],
  [0.7, 'higher', 'fill-danger'],
  [0.97, 'lower', 'fill-danger'],
] as const)('%f, where %s is better, is drawn as %s', async (value, better, look) => {
  const { container } = await renderUi(
    <GoalBar value={value} floor={0.8} goal={better === 'higher' ? 0.95 : 0.5} better={better} text={text} />,
  )

  expect(container.querySelectorAll('rect')[1]?.getAttribute('class')).toContain(look)
})

it('a forest plot is a table whose rows read as source, direction, estimate and interval', async () => {
  await renderUi(
    <ForestPlot
      title="Hazard ratios"
      note="Each dot is an estimate."
      rows={[
        {
          id: '1',
          name: 'DAPA-HF',
          estimate: 0.74,
          low: 0.65,
          high: 0.85,
          participants: 4744,
          tone: 'benefit',
          direction: 'Benefit',
        },
      ]}
      format={(ratio) => ratio.toFixed(2)}
      formatTick={String}
      words={{
        source: 'Source',
        direction: 'Direction',
        estimate: 'Estimate',
        scale: '',
        left: 'lower',
        right: 'higher',
      }}
    />,
  )

  const [, row] = screen.getAllByRole('row')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Source',
    'Direction',
    'Estimate',
  ])
  expect(
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Benefit', '0.74 (0.65–0.85)'])
})

it('a dot grows in area with the participants, and is the smallest where they are not known', () => {
  expect([dotRadius(null, 100), dotRadius(0, 100), dotRadius(100, 100)]).toEqual([3.5, 3.5, 8])
  expect(dotRadius(25, 100)).toBe(5.75)
})
