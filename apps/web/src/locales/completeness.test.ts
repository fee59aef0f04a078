import { refusalReasons } from '@auscult/contract/envelope-wire.ts'
import { describe, expect, it } from 'vitest'

type Texts = { [key: string]: Texts | string }
type File = { language: string; namespace: string; texts: Map<string, string> }

const modules = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' })
const everything = Object.entries(modules).map(([path, texts]): File => {
  const [, language = '', file = ''] = path.split('/')
  return { language, namespace: file.replace('.json', ''), texts: new Map(flatten(texts)) }
})
/** What the server refuses is English in the server, and named in the contract for all others. */
const isRefusals = ({ namespace }: File) => namespace === 'refusals'
const refusals = everything.filter(isRefusals)
const files = everything.filter((file) => !isRefusals(file))
const source = files.filter(({ language }) => language === 'en-GB')

/** Words that open a question, of which each language has its own number. */
const ownList = /^ask\.questionWords\.\d+$/u

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const path = prefix + key
    return typeof value === 'string' ? [[path, value]] : flatten(value, `${path}.`)
  })
}

function findFile(language: string, namespace: string): File | undefined {
  return files.find((file) => file.language === language && file.namespace === namespace)
}

/** The keys a language needs: each plural in its own forms, 'one', 'many' and 'other' in Italian. */
function keysIn(language: string, keys: Iterable<string>): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const all = [...keys]
  return all
    .flatMap((key) => {
      const stem = /^(?<stem>.+)_(?:one|other)$/u.exec(key)?.groups?.stem
      return stem === undefined || !all.includes(`${stem}_other`)
        ? [key]
        : pluralCategories.map((category) => `${stem}_${category}`)
    })
    .filter((key, nth, keysHere) => keysHere.indexOf(key) === nth && !ownList.test(key))
    .toSorted()
}

/** The text of the source for a key, whose plural forms may be others. */
function sourceOf(texts: Map<string, string>, key: string): string {
  return texts.get(key) ?? texts.get(key.replace(/_[a-z]+$/u, '_other')) ?? ''
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\w+\}\}/gu))].toSorted().join(' ')
}

describe.each(['it', 'de', 'es'])('whoever reads %s', (language) => {
  const own = files.filter((file) => file.language === language)

  it('finds every page of the interface in it', () => {
    expect(own.map(({ namespace }) => namespace)).toEqual(source.map(({ namespace }) => namespace))
  })

  it.each(own.map((file) => [file.namespace, file] as const))(
    'finds no text missing in %s',
    (namespace, file) => {
      const needed = keysIn(language, findFile('en-GB', namespace)?.texts.keys() ?? [])

      expect([...file.texts.keys()].filter((key) => !ownList.test(key)).toSorted()).toEqual(needed)
      expect([...file.texts].filter(([, text]) => text.trim() === '')).toEqual([])
    },
  )
})

it.each(['it', 'de', 'es'])('has words in %s for every refusal that the contract names', (language) => {
  const own = refusals.find((file) => file.language === language)?.texts

  expect([...(own?.keys() ?? [])].toSorted()).toEqual(refusalReasons.toSorted())
  expect([...(own?.values() ?? [])].filter((text) => text.trim() === '')).toEqual([])
})

describe.each(['it', 'de', 'es', 'en-US'])('in %s', (language) => {
  it('a text is given the values that its source is given', () => {
    const differing = files
      .filter((file) => file.language === language)
      .flatMap(({ namespace, texts }) => {
        const english = findFile('en-GB', namespace)?.texts ?? new Map<string, string>()
        return [...texts]
          .filter(([key]) => !ownList.test(key))
          .filter(([key, text]) => placeholders(text) !== placeholders(sourceOf(english, key)))
          .map(([key]) => `${namespace}: ${key}`)
      })

    expect(differing).toEqual([])
  })
})

it('says in American English only what differs from British', () => {
  const odd = files
    .filter(({ language }) => language === 'en-US')
    .flatMap(({ namespace, texts }) =>
      [...texts.keys()].filter((key) => findFile('en-GB', namespace)?.texts.has(key) !== true),
    )

  expect(odd).toEqual([])
})

it('has no formal and informal address side by side in German', () => {
  const informal = everything
    .filter(({ language }) => language === 'de')
    .flatMap(({ texts }) => [...texts.values()])
    .filter((text) => /\b(?:du|dich|dir|dein\w*)\b/iu.test(text))

  expect(informal).toEqual([])
})

it('found the texts it speaks about', () => {
  expect(source.reduce((sum, { texts }) => sum + texts.size, 0)).toBeGreaterThan(500)
})
