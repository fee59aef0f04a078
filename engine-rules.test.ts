import { describe, expect, it } from 'vitest'
import { type Import, imports, isTest } from './house-imports.ts'

/** The rooms of the engine in the order in which a question passes them. A room knows those before it, never one after it. */
const stages: { name: string; holds: RegExp }[] = [
  { name: 'text', holds: /^text\//u },
  { name: 'concepts', holds: /^(?:concepts|understand)\/|^question\/(?:grammar|deduction)\.ts$/u },
  { name: 'record', holds: /^record\//u },
  // What a document is worth is read from it alone.
  { name: 'appraise', holds: /^appraise\//u },
  { name: 'question', holds: /^question\//u },
  { name: 'safety', holds: /^safety\//u },
  { name: 'tools', holds: /^tools\//u },
  { name: 'search', holds: /^search\//u },
  { name: 'fit', holds: /^fit\//u },
  { name: 'answer', holds: /^answer\//u },
  { name: 'ask', holds: /^(?:ask|agents|read-asked)[a-z-]*\.ts$/u },
]

describe('the order of the engine', () => {
  const engine = 'packages/evidence/src/'
  const stageOf = (path: string) =>
    path.startsWith(engine)
      ? stages.findIndex(({ holds }) => holds.test(path.slice(engine.length)))
      : undefined
  const own = imports.filter(({ from }) => from.startsWith(engine) && !isTest(from))

  it('has no stage that knows a later one', () => {
    const upward = own.filter(
      ({ from, to }) => (stageOf(from) ?? -1) >= 0 && (stageOf(from) ?? -1) < (stageOf(to) ?? -1),
    )

    expect(upward).toEqual([])
  })

  it('has a corpus that knows nothing of questions and answers', () => {
    const knowing = own.filter(
      ({ from, to }) =>
        from.startsWith(`${engine}corpus/`) &&
        /^(?:question|safety|fit|answer|engine|cli)\/|^ask/u.test(to.slice(engine.length)),
    )

    expect(knowing).toEqual([])
  })

  it('names stages that exist', () => {
    const empty = stages.filter((_, nth) => !own.some(({ from }) => stageOf(from) === nth))

    expect(empty).toEqual([])
  })

  it('has no modules that import each other in a circle, be it a type', () => {
    expect(findCircles(own)).toEqual([])
  })

  it('would find a circle', () => {
    const [one, two, three] = ['a.ts', 'b.ts', 'c.ts'] as const

    const circles = findCircles([
      { from: one, to: two },
      { from: two, to: three },
      { from: three, to: two },
    ])

    expect(circles).toEqual([[two, three]])
  })
})

/** Each way from a module back to itself, by the modules on it. */
function findCircles(edges: readonly Import[]): string[][] {
  const next = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (module: string, way: readonly string[]) => {
    const at = way.indexOf(module)
    if (at >= 0) circles.push(way.slice(at))
    if (at >= 0 || done.has(module)) return
    for (const { to } of next.get(module) ?? []) walk(to, [...way, module])
    done.add(module)
  }
  for (const module of next.keys()) walk(module, [])
  return circles
}
