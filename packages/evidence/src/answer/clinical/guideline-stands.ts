import type { BottomLine, GuidelineStand } from '@auscult/contract/evidence/answer-summary.ts'
import { distance } from '../guideline/guideline-order.ts'
import type { Source } from '../source/source.ts'
import { isForOthers } from './bottom-line.ts'
import { adviceIn } from './guideline-advice.ts'

const mostStands = 4

/** What bodies advise on the treatment in the disease, nearest country first, and whether that is what the bottom line says. */
export function guidelineStands(
  shown: readonly Source[],
  line: BottomLine,
  country: string | null,
): GuidelineStand[] {
  const cited = new Set(line.citations.map(({ id }) => id))
  return shown
    .filter(({ document, fit }) => document.kind === 'guideline' && fit.answers && !cited.has(document.id))
    .filter((source) => !isForOthers(source))
    .toSorted((one, other) => distanceOf(one, country) - distanceOf(other, country) || byYear(one, other))
    .slice(0, mostStands)
    .map((source) => ({
      id: source.document.id,
      name: source.name,
      year: source.document.year,
      country: source.document.guideline?.country ?? null,
      text: adviceIn(source).words,
      stand: standOf(source, line),
    }))
}

function distanceOf({ document }: Source, country: string | null): number {
  return distance({ country: document.guideline?.country ?? null }, country)
}

function byYear(one: Source, other: Source): number {
  return (other.document.year ?? 0) - (one.document.year ?? 0)
}

const against = /\b(?:not|no|never|avoid|against|without|instead of|only)\b/iu

/**
 * Agrees where a body names the treatment or its class plainly and the line says do. What is said of it with a 'not' or an 'only' anywhere in the
 * advice is left to the reader: the words stand beside it.
 */
function standOf({ quote, fit }: Source, { advice }: BottomLine): GuidelineStand['stand'] {
  const isNamed = ['arm', 'member', 'class'].includes(fit.judgement.treatment.degree)
  return advice === 'do' && isNamed && !against.test(quote.text) ? 'agrees' : 'not-told'
}
