import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import { compileGuideNames, guideNameFiles } from '@auscult/contract/guides/guide-names.ts'
import type { Plugin } from 'vite'
import { z } from 'zod'

const content = join(import.meta.dirname, '../../../content')
const read = (path: string) => readFileSync(join(content, path), 'utf8')

/** As `src/vite-env.d.ts` declares it. */
const module = 'virtual:guide-names'

/**
 * What the guides' entries are called in everyday words, as the server has it at start, for a device without a connection: a few of the
 * lexicon's 1.8 MB.
 */
export function guideNames(): Plugin {
  return {
    name: 'auscult:guide-names',
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load(id) {
      if (id !== `\0${module}`) return undefined
      const { labs, antibiotics, groups, conditions, drugs, tests } = guideNameFiles
      const names = compileGuideNames(
        {
          labs: read(labs),
          antibiotics: read(antibiotics),
          groups: read(groups),
          conditions: read(conditions),
          drugs: read(drugs),
          tests: read(tests),
        },
        z.array(AntibioticEntry).parse(JSON.parse(read('antibiotics/syndromes.json'))),
      )
      return `export const guideNames = JSON.parse(${JSON.stringify(JSON.stringify(names))})`
    },
  }
}
