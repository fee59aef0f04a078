import { z } from 'zod'
import { UnusableRecord } from '../source-errors.ts'
import { type Document, type GuidelinePart, guidelineParts, type Section } from '../document.ts'
import { normaliseDoi } from '../retractions/retraction-notice.ts'
import { sentence } from '../trials/trial-text.ts'

const words = z.string().trim().min(1)
const link = z.url({ protocol: /^https?$/u, error: 'not an http or https address' })

const Recommendation = z.strictObject({
  /** The body's own words. */
  text: words,
  part: z.enum(guidelineParts).default('other'),
  /** As the body grades: 'I', 'IIa', 'strong', '1A'. */
  class: words.nullable().default(null),
  /** 'A', 'moderate', 'B-R'. */
  level: words.nullable().default(null),
  link: link.nullable().default(null),
})

/** One edition of a body's guideline on one topic; docs/corpora.md explains the fields with an example. */
const Guideline = z.strictObject({
  body: words,
  shortName: words.optional(),
  year: z.number().int().min(1900).max(2100),
  topic: words,
  link: link.nullable().default(null),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/u, 'not a country code of two capitals (ISO 3166-1), or EU')
    .nullable()
    .default(null),
  language: z
    .string()
    .regex(/^[a-z]{2}$/u, 'not a language code of two small letters (ISO 639-1)')
    .default('en'),
  licence: words.nullable().default(null),
  /** Ids or titles of the editions this one takes the place of. */
  supersedes: z.array(words).default([]),
  recommendations: z.array(Recommendation).min(1),
})
type Guideline = z.infer<typeof Guideline>

const labels: Record<GuidelinePart, string> = {
  'diagnostic-criteria': 'Diagnostic criteria',
  'first-line-treatment': 'First-line treatment',
  'key-differences': 'Key differences',
  other: 'Recommendation',
}

/**
 * A document from a guideline of the documented JSON form, each recommendation a section of its own. Its id, such as
 * `guideline:esc-2024-hypertension-in-adults`, is made of short name, year and topic. Throws UnusableRecord naming the field.
 */
export function toGuidelineDocument(record: unknown): Document {
  const parsed = Guideline.safeParse(record)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const path = issue?.path.join('.') ?? ''
    throw new UnusableRecord(`${path === '' ? '' : `${path}: `}${issue?.message ?? 'does not fit'}`)
  }
  const { body, year, topic, ...guideline } = parsed.data
  const shortName = guideline.shortName ?? body
  const id = guidelineId(parsed.data)
  return {
    id,
    kind: 'guideline',
    title: `${topic}: ${shortName} ${year}, ${body}`,
    sections: guideline.recommendations.map(toSection),
    authors: [body],
    journal: null,
    year,
    publicationTypes: ['Practice Guideline'],
    meshTerms: [],
    language: guideline.language,
    status: 'current',
    readPart: 'guideline-section',
    links: [guideline.link ?? searchFor(`${body} ${topic} guideline ${year}`)],
    pmid: null,
    doi: normaliseDoi(guideline.link ?? ''),
    registrations: [],
    related: guideline.supersedes.map((citation) => ({ relation: 'replaces', pmid: null, citation })),
    licence: guideline.licence,
    reviewed: null,
    facts: null,
    guideline: {
      body,
      shortName,
      country: guideline.country,
      topic,
      recommendations: guideline.recommendations,
      supersedes: guideline.supersedes.filter(
        (edition) => edition.startsWith('guideline:') && edition !== id,
      ),
    },
  }
}

/** The grade follows as a sentence of its own, so that the recommendation can be quoted without it. */
function toSection({ text, part, class: grade, level }: Guideline['recommendations'][number]): Section {
  const named =
    grade === null
      ? []
      : [/^(?:I{1,3}|\d)[a-c]?$/iu.test(grade) ? `class ${grade}` : `${grade} recommendation`]
  const graded = [...named, ...(level === null ? [] : [`level of evidence ${level}`])].join(', ')
  const withGrade = graded === '' ? text : `${sentence(text)} Graded: ${graded}.`
  return { label: labels[part], text: withGrade }
}

function guidelineId({ body, shortName, year, topic }: Guideline): string {
  const slug = `${shortName ?? body} ${year} ${topic}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
  return `guideline:${slug}`
}

function searchFor(term: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(term)}`
}
