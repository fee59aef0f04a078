import { AgentType } from '@auscult/contract/ai/ai.ts'
import { askAgent } from '@auscult/evidence/ask-agent.ts'
import type { AskParts } from '@auscult/evidence/ask.ts'
import { layOutAnswer } from '@auscult/evidence/cli/ask-print-answer.ts'
import { presentUnderstood } from '@auscult/evidence/question/present-understood.ts'
import { readQuestion } from '@auscult/evidence/question/read-question.ts'
import { findCandidates } from '@auscult/evidence/search/search.ts'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { reading, sayFirst, sayJson } from './tool-answers.ts'

const question = z.string().min(1).max(2_000).describe('A clinical question, as a clinician would type it')

/** Of the text of an answer: who reads it wraps it anew. */
const columns = 120

/** Search in the stored evidence, and whole answers with their sources. */
export function addEvidenceTools(server: McpServer, parts: AskParts): void {
  server.registerTool(
    'search_evidence',
    {
      title: 'Evidence search',
      description:
        'Studies, trials and guidelines stored here that fit a clinical question, the best first. Grades nothing: use ask for that.',
      inputSchema: { question, limit: z.int().min(1).max(20).default(10) },
      annotations: reading,
    },
    async ({ question: asked, limit }) => {
      const read = readQuestion(asked, parts.lexicon)
      const understood = presentUnderstood(read)
      if (understood.concepts.length === 0) return sayJson({ results: [] })
      const candidates = await findCandidates(understood, parts.index, {
        question: read.searchText,
        isCase: read.isStory,
        k: limit,
      })
      return sayJson({
        results: candidates.map(({ document, bestSentence }) => ({
          id: document.id,
          title: document.title,
          journal: document.journal,
          year: document.year,
          status: document.status,
          link: document.links[0] ?? null,
          bestSentence: bestSentence.text,
        })),
      })
    },
  )
  server.registerTool(
    'ask',
    {
      title: 'Ask a clinical question',
      description:
        'An answer in which every sentence on evidence cites a graded source, with safety warnings first, or a refusal where the stored evidence does not answer. Show citations and warnings with it.',
      inputSchema: {
        question,
        agent: AgentType.default('clinical'),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/u)
          .optional()
          .describe('ISO 3166-1 alpha-2: its guidelines come first'),
      },
      annotations: reading,
    },
    async ({ question: asked, agent, country }, { signal }) => {
      const answered = await askAgent(asked, agent, { ...parts, signal, country })
      return sayFirst(layOutAnswer(answered, columns), { ...answered })
    },
  )
}
