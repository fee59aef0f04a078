import type { PostClaim } from '@auscult/contract/posts/posts.ts'

/** What a line of a synopsis may begin with. */
const labels = ['Key findings:', 'Conclusion:'] as const

/** A sentence of the body with the claim behind it, or what stands between sentences. */
type BodyPart = { text: string; claim: { number: number; claim: PostClaim } | null }

export type BodyLine = { label: (typeof labels)[number] | null; parts: BodyPart[] }

/** The body line by line, its labels apart, each sentence with the claim that says what it rests on. Claims are counted from 1. */
export function readBody(body: string, claims: readonly PostClaim[]): BodyLine[] {
  let nth = 0
  return body.split('\n').map((line) => {
    const label = labels.find((candidate) => line.startsWith(candidate)) ?? null
    let rest = line.slice(label?.length ?? 0).trim()
    const parts: BodyPart[] = []
    for (let claim = claims[nth]; claim !== undefined && rest.includes(claim.text); claim = claims[nth]) {
      const start = rest.indexOf(claim.text)
      if (start > 0) parts.push({ text: rest.slice(0, start), claim: null })
      nth += 1
      parts.push({ text: claim.text, claim: { number: nth, claim } })
      rest = rest.slice(start + claim.text.length)
    }
    if (rest !== '') parts.push({ text: rest, claim: null })
    return { label, parts }
  })
}

/** Whether a text is its own witness: written in our own words, with no sentence of the source at hand. */
export function isOwnWording({ text, quote }: PostClaim): boolean {
  return text === quote
}
