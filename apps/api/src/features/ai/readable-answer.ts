import { z } from 'zod'

const Source = z.object({ name: z.string(), title: z.string().optional(), link: z.string() })
const Entry = Source.extend({ explaination: z.string() })
const Points = z.array(z.object({ text: z.string() })).catch([])
const Guideline = Source.extend({ diagnosis: Points, treatment: Points, differences: Points })

/** What a reader sees of a kept response, of any agent and any release that kept it. */
const Kept = z.object({
  message: z.string().catch(''),
  safety: z.array(z.object({ lead: z.string(), says: z.string() })).catch([]),
  clinical_recommendation: z.string().catch(''),
  evidence: z.array(Source).catch([]),
  high_evidence: z.array(Entry).catch([]),
  emerging_evidence: z.array(Entry).catch([]),
  weak_evidence: z.array(Entry).catch([]),
  future_perspective: z.string().catch(''),
  guidelines: z.array(Guideline).catch([]),
})

export type ReadableAnswer = { answer: string[]; sources: string[] }

/** The text of an answer and its sources, without what the engine keeps of its own work. Null where nothing was answered. */
export function readableAnswer(response: unknown): ReadableAnswer | null {
  const { data: kept } = Kept.safeParse(response)
  if (kept === undefined) return null
  const studies = [...kept.high_evidence, ...kept.emerging_evidence, ...kept.weak_evidence]
  const answer = [
    kept.message,
    ...kept.safety.map(({ lead, says }) => `${lead} ${says}`),
    kept.clinical_recommendation,
    ...studies.map(({ explaination }) => explaination),
    kept.future_perspective,
    ...kept.guidelines.flatMap(({ name, diagnosis, treatment, differences }) =>
      [...diagnosis, ...treatment, ...differences].map(({ text }) => `${name}: ${text}`),
    ),
  ]
  const sources = [...kept.evidence, ...studies, ...kept.guidelines]
  return {
    answer: answer.filter((text) => text !== ''),
    sources: sources.map(({ name, title, link }) => `${title ?? name}, ${link}`),
  }
}
