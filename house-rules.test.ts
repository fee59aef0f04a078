import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { operations } from '@auscult/contract/operations.ts'
import { describe, expect, it } from 'vitest'
import { isKnownPath } from './apps/api/src/http/page-list.ts'
import { paths } from './apps/web/src/lib/paths.ts'
import { imports, isTest, read, root, sources } from './house-imports.ts'

/** Who may import whom: the first row whose `from` matches decides. Tests may reach further, to put real things together. */
const walls: { from: RegExp; mayImport: RegExp[] }[] = [
  { from: /^packages\/contract\//u, mayImport: [/^packages\/contract\//u] },
  { from: /^packages\/calculators\//u, mayImport: [/^packages\/calculators\//u] },
  { from: /^packages\/evidence\//u, mayImport: [/^packages\/(?:contract|evidence)\//u] },
  {
    from: /^packages\/digest\//u,
    mayImport: [
      /^packages\/(?:contract|digest)\//u,
      // What reads, appraises, words and checks a document; what searches for one and answers is none of its business.
      /^packages\/evidence\/src\/(?:appraise|concepts|corpus|models|record|text|understand)\//u,
      /^packages\/evidence\/src\/answer\/verify\.ts$/u,
    ],
  },
  {
    from: /^apps\/api\/src\/http\//u,
    mayImport: [
      /^packages\/contract\//u,
      /^apps\/api\/src\/(?:http|parts)\//u,
      /^apps\/api\/src\/config\.ts$/u,
    ],
  },
  {
    from: /^apps\/api\/src\/parts\//u,
    mayImport: [
      /^packages\/(?:contract|digest|evidence)\//u,
      /^apps\/api\/src\/parts\//u,
      /^apps\/api\/src\/config\.ts$/u,
    ],
  },
  {
    from: /^apps\/api\/src\/features\//u,
    mayImport: [
      /^packages\/(?:contract|calculators|evidence|digest)\//u,
      /^apps\/api\/src\/(?:http|parts)\//u,
    ],
  },
  { from: /^apps\/web\/src\/ui\//u, mayImport: [/^apps\/web\/src\/ui\//u] },
  { from: /^apps\/web\/src\/gallery\//u, mayImport: [/^apps\/web\/src\/(?:gallery|ui)\//u] },
  {
    from: /^apps\/web\/src\/lib\//u,
    mayImport: [/^packages\/contract\//u, /^apps\/web\/src\/(?:lib|locales)\//u, /^content\/legal\//u],
  },
  // What several screens show of the laboratory and the antibiotic guide.
  {
    from: /^apps\/web\/src\/guides\//u,
    mayImport: [/^packages\/contract\//u, /^apps\/web\/src\/(?:guides|evidence|ui|lib)\//u],
  },
  // What several screens show of evidence, and of people.
  {
    from: /^apps\/web\/src\/(?:evidence|people)\//u,
    mayImport: [/^packages\/contract\//u, /^apps\/web\/src\/(?:evidence|people|ui|lib)\//u],
  },
  {
    from: /^apps\/web\/src\/features\/landing\//u,
    mayImport: [/^packages\/contract\//u, /^apps\/web\/src\/(?:ui|lib|evidence)\//u, /^content\/landing\//u],
  },
  {
    from: /^apps\/web\/src\/features\/tools\//u,
    mayImport: [
      /^packages\/(?:contract|calculators)\//u,
      /^apps\/web\/src\/(?:ui|lib|evidence|guides)\//u,
      // What is there without a connection, too.
      /^content\/(?:antibiotics|calculators|certification|labs|tools)\//u,
    ],
  },
  {
    from: /^apps\/web\/src\/features\/reading\//u,
    mayImport: [
      /^packages\/contract\//u,
      /^apps\/web\/src\/(?:ui|lib|evidence|people)\//u,
      // By which names agencies and journals go.
      /^content\/sources\//u,
    ],
  },
  {
    from: /^apps\/web\/src\/features\//u,
    mayImport: [
      /^packages\/(?:contract|calculators)\//u,
      /^apps\/web\/src\/(?:ui|lib|evidence|guides|people)\//u,
    ],
  },
]

function featureOf(path: string): string | undefined {
  return /^apps\/[a-z]+\/src\/features\/[^/]+/u.exec(path)?.[0]
}

describe('the walls of the house', () => {
  it('lets an import cross a wall only where the house allows it', () => {
    const crossing = imports.filter(({ from, to }) => {
      const wall = walls.find((candidate) => candidate.from.test(from))
      if (wall === undefined || isTest(from)) return false
      const ownFeature = featureOf(from)
      if (ownFeature !== undefined && to.startsWith(`${ownFeature}/`)) return false
      return !wall.mayImport.some((allowed) => allowed.test(to))
    })

    expect(crossing).toEqual([])
  })

  it('keeps every feature from knowing another', () => {
    const acquainted = imports.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)]
      return own !== undefined && other !== undefined && own !== other && !isTest(from)
    })

    expect(acquainted).toEqual([])
  })

  it('has no packages that know an app', () => {
    const upward = imports.filter(({ from, to }) => from.startsWith('packages/') && to.startsWith('apps/'))

    expect(upward).toEqual([])
  })

  it('found the imports it speaks about', () => {
    expect(imports.length).toBeGreaterThan(50)
  })
})

describe('the promises of the contract', () => {
  const routes = sources
    .filter((path) => /^apps\/api\/src\/features\/[^/]+\/routes\.ts$/u.test(path))
    .map(read)

  it.each(operations.map(({ name }) => name))('mounts %s', (name) => {
    expect(routes.some((text) => new RegExp(`\\b${name}\\b`, 'u').test(text))).toBe(true)
  })

  it('gives every operation a name and a call of its own', () => {
    const names = operations.map(({ name }) => name)
    const calls = operations.map(({ method, path }) => `${method} ${path}`)

    expect(new Set(names).size).toBe(names.length)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it.each(operations)('says of $name who may call it and which limit it counts to', ({ access, limit }) => {
    expect(access).toBeOneOf(['public', 'signed-in', 'onboarded', 'doctor', 'verified', 'operator'])
    expect(limit).toMatch(/^[a-z]+(?:-[a-z]+)*$/u)
  })

  it('takes bytes only where it says how many and of which kind', () => {
    const uploads = operations.filter(({ upload }) => upload !== undefined)
    const odd = uploads.filter(
      ({ body, maxBytes, method, sealed }) =>
        maxBytes === undefined || body !== undefined || sealed || method === 'GET',
    )

    expect(odd.map(({ name }) => name)).toEqual([])
  })

  it('opens only health, configuration, machine interfaces and files without an envelope', () => {
    const unsealed = operations
      .filter(({ sealed, download, upload }) => !sealed && download === undefined && upload === undefined)
      .map(({ name }) => name)

    expect(unsealed.toSorted()).toEqual([
      'callCdsService',
      'endWeeklyMail',
      'getCodeSystem',
      'getConfig',
      'getHealth',
      'getQuestionnaire',
      'listCdsServices',
      'listQuestionnaires',
    ])
  })
})

describe('the promises about pages', () => {
  it.each(Object.values(paths))('has the server know %s, which it would answer with 404', (path) => {
    expect(isKnownPath(path)).toBe(true)
  })
})

describe('the promises about data', () => {
  it('documents every configuration key in .env.example', () => {
    const keys = [
      ...read('apps/api/src/config.ts').matchAll(/^\s+(?<key>[A-Z][A-Z0-9_]+):/gmu),
      ...read('packages/evidence/src/cli/environment.ts').matchAll(/read\('(?<key>[A-Z_]+)'\)/gu),
      ...read('apps/web/src/vite-env.d.ts').matchAll(/readonly (?<key>VITE_[A-Z_]+)/gu),
    ].map((match) => match.groups?.key ?? '')
    const example = read('.env.example')

    expect(keys.length).toBeGreaterThan(5)
    expect(keys.filter((key) => !new RegExp(`^#? ?${key}=`, 'mu').test(example))).toEqual([])
  })

  it('has content files that parse, and a page beside each set that names its sources and licence', () => {
    const files = globSync('content/**/*.{json,jsonl}', { cwd: root })
    const unnamed = [...new Set(files.map((path) => dirname(path)))].filter((folder) => {
      const page = globSync('README.md', { cwd: join(root, folder) })
      return (
        page.length === 0 ||
        !/source/iu.test(read(join(folder, 'README.md'))) ||
        !/licen[cs]e/iu.test(read(join(folder, 'README.md')))
      )
    })

    for (const path of files) {
      const rows = path.endsWith('.jsonl') ? read(path).split('\n').filter(Boolean) : [read(path)]
      for (const row of rows) expect(() => JSON.parse(row), path).not.toThrow()
    }
    expect(unnamed).toEqual([])
  })
})

describe('the promises about the log', () => {
  it('has nothing written to it but declared events', () => {
    const writing = sources.filter(
      (path) =>
        path.startsWith('apps/api/src/') &&
        !isTest(path) &&
        /\b(?:log|logger)\.(?:trace|debug|info|warn|error|fatal)\(/u.test(read(path)),
    )

    expect(writing).toEqual([])
  })
})

describe('names', () => {
  it('uses no name that says nothing', () => {
    const empty = sources.filter((path) =>
      /(?:^|\/)(?:utils?|helpers?|misc|common|manager|data|info|types|constants|index)(?:\.tsx?$|\/)/u.test(
        path,
      ),
    )

    expect(empty).toEqual([])
  })

  it('names files in kebab case', () => {
    const odd = sources.filter((path) => !/^[a-z0-9.-]+$/u.test(path.split('/').at(-1) ?? ''))

    expect(odd).toEqual([])
  })

  it('keeps style sheets and scripts under 300 lines, as lint keeps the sources', () => {
    const long = globSync(['scripts/*.mjs', 'apps/web/src/**/*.css'], { cwd: root }).filter(
      (path) => read(path).split('\n').length > 300,
    )

    expect(long).toEqual([])
  })
})

describe('the promises about size', () => {
  // A smaller package is one list that can be read at a glance.
  const counted = ['apps/api', 'apps/web', 'packages/evidence', 'evaluation']

  it.each(counted)('keeps every folder of %s under a fifth of its files', (workspace) => {
    const files = sources.filter((path) => path.startsWith(`${workspace}/`))
    const folders = Map.groupBy(files, dirname)
    const large = [...folders].filter(([, inside]) => inside.length > files.length / 5)

    expect(large.map(([folder, inside]) => `${folder}: ${inside.length} of ${files.length}`)).toEqual([])
  })
})

describe('the promises about tests', () => {
  it('tries none of them twice', () => {
    const configurations = globSync(['*.config.ts', '{apps,e2e}/**/*.config.ts'], {
      cwd: root,
      exclude: ['**/node_modules/**'],
    })
    const tests = sources.filter((path) => /\.(?:test|spec|steps)\.tsx?$/u.test(path))
    const retrying = [
      ...configurations.filter((path) => /\bretr(?:y|ies)\b/u.test(read(path))),
      ...tests.filter((path) => /\.retry\(|\{ retr(?:y|ies): \d/u.test(read(path))),
    ]

    expect(configurations.length).toBeGreaterThan(1)
    expect(retrying).toEqual([])
  })
})
