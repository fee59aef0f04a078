import { Population, SyndromeGroup } from '@auscult/contract/guides/antibiotics.ts'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { ToolsContent } from '../features/tools/read-content.ts'
import { reading, sayJson } from './tool-answers.ts'

/** As many entries as one answer holds: a client has to read them all. */
const mostEntries = 20

/** The laboratory and the antibiotic guide, searched as their pages search them. */
export function addGuideTools(server: McpServer, { findLabs, findAntibiotics }: ToolsContent): void {
  server.registerTool(
    'search_laboratory_guide',
    {
      title: 'Laboratory reference guide',
      description:
        'Reference intervals, decision limits and therapeutic ranges for adults who are not pregnant, in SI and conventional units. Not reviewed by a clinician: the range printed on the report counts.',
      inputSchema: {
        search: z
          .string()
          .min(1)
          .max(100)
          .describe('Name in everyday words, short form, category or LOINC code'),
      },
      annotations: reading,
    },
    ({ search }) => {
      const found = findLabs(search)
      return sayJson({ found: found.length, tests: found.slice(0, mostEntries) })
    },
  )
  server.registerTool(
    'search_antibiotic_guide',
    {
      title: 'Empirical antibiotic guide',
      description:
        'First choices and alternatives by syndrome, with dose, duration, cautions, AWaRe group and ATC code. A draft that no clinician has reviewed: local guidance and susceptibility come first. Never give a dose without its notes.',
      inputSchema: {
        search: z
          .string()
          .max(100)
          .default('')
          .describe('Syndrome, drug (brand names, too), pathogen or a word of the notes'),
        group: SyndromeGroup.optional(),
        population: Population.optional(),
      },
      annotations: reading,
    },
    ({ search, group, population }) => {
      const found = findAntibiotics({ search, group, population })
      return sayJson({ found: found.length, syndromes: found.slice(0, mostEntries) })
    },
  )
}
