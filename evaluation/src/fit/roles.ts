import { documentSentences } from '@auscult/evidence/corpus/text-index/indexed-lines.ts'
import { placeFeatures, wordFeatures } from '@auscult/evidence/record/role-features.ts'
import { type ToldRole, toldRoles } from '@auscult/evidence/record/role-weights.ts'
import { readTextWords } from '@auscult/evidence/record/text-words.ts'
import type { LabelledAbstract } from '../sets/labelled-abstracts.ts'
import { seededRandom } from '../corpus/mixed-corpus.ts'

type Example = { features: string[]; role: number }

export type RoleWeights = { words: Map<string, number[]>; first: number[]; next: number[][] }

const kept = 900
const leastSeen = 8
const epochs = 30
const decay = 0.000_02

/** Softmax regression by AdaGrad (Duchi 2011), on the features that tell most, with counted transitions. */
export function fitRoleWeights(abstracts: readonly LabelledAbstract[]): RoleWeights {
  const examples = abstracts.flatMap(readExamples)
  const words = chooseFeatures(examples)
  const chosen = examples.map(({ features, role }) => ({
    role,
    features: features.filter((feature) => words.has(feature)),
  }))
  descend(chosen, words)
  for (const [feature, weights] of words)
    words.set(
      feature,
      weights.map((weight) => Math.round(weight * 100) / 100),
    )
  return { words, ...countTransitions(abstracts) }
}

function indexOf(role: ToldRole): number {
  return toldRoles.indexOf(role)
}

function readExamples({ document, roles }: LabelledAbstract): Example[] {
  return documentSentences(document).flatMap(({ text }, at) => {
    const role = roles[at] ?? null
    if (role === null) return []
    return [
      {
        role: indexOf(role),
        features: [...placeFeatures(at, roles.length), ...wordFeatures(readTextWords(text).words)],
      },
    ]
  })
}

/** Those whose presence says most about the role: mutual information. */
function chooseFeatures(examples: readonly Example[]): Map<string, number[]> {
  const seen = new Map<string, number[]>()
  const all = toldRoles.map(() => 0)
  for (const { features, role } of examples) {
    all[role] = (all[role] ?? 0) + 1
    for (const feature of features) {
      const counts = seen.get(feature) ?? toldRoles.map(() => 0)
      counts[role] = (counts[role] ?? 0) + 1
      seen.set(feature, counts)
    }
  }
  const gain = (counts: readonly number[]) => {
    const total = counts.reduce((sum, count) => sum + count, 0)
    return counts.reduce((sum, count, role) => {
      const expected = (total * (all[role] ?? 0)) / examples.length
      return sum + (count === 0 ? 0 : count * Math.log(count / expected))
    }, 0)
  }
  const telling = [...seen]
    .filter(([, counts]) => counts.reduce((sum, count) => sum + count, 0) >= leastSeen)
    .map(([feature, counts]) => ({ feature, gain: gain(counts) }))
    .toSorted((a, b) => b.gain - a.gain || (a.feature < b.feature ? -1 : 1))
    .slice(0, kept)
  return new Map(telling.map(({ feature }) => [feature, toldRoles.map(() => 0)]))
}

function descend(examples: Example[], words: Map<string, number[]>): void {
  const random = seededRandom(9)
  const squares = new Map([...words.keys()].map((feature) => [feature, toldRoles.map(() => 1e-3)]))
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = examples.map((example) => ({ example, key: random() })).toSorted((a, b) => a.key - b.key)
    for (const { example } of order) {
      const scores = toldRoles.map(() => 0)
      for (const feature of example.features)
        words.get(feature)?.forEach((weight, role) => (scores[role] = (scores[role] ?? 0) + weight))
      const highest = Math.max(...scores)
      const raised = scores.map((score) => Math.exp(score - highest))
      const total = raised.reduce((sum, each) => sum + each, 0)
      const slopes = raised.map((each, role) => each / total - (role === example.role ? 1 : 0))
      for (const feature of example.features) {
        const weights = words.get(feature)
        const square = squares.get(feature)
        if (weights === undefined || square === undefined) continue
        for (let role = 0; role < slopes.length; role += 1) {
          const slope = (slopes[role] ?? 0) + decay * (weights[role] ?? 0) * examples.length * 0.01
          square[role] = (square[role] ?? 0) + slope * slope
          weights[role] = (weights[role] ?? 0) - (0.1 * slope) / Math.sqrt(square[role] ?? 1)
        }
      }
    }
  }
}

function countTransitions(abstracts: readonly LabelledAbstract[]): { first: number[]; next: number[][] } {
  const first = toldRoles.map(() => 1)
  const next = toldRoles.map(() => toldRoles.map(() => 1))
  const all = toldRoles.map(() => 1)
  for (const { roles } of abstracts) {
    roles.forEach((role, at) => {
      if (role === null) return
      all[indexOf(role)] = (all[indexOf(role)] ?? 0) + 1
      const before = roles[at - 1]
      const row = at === 0 ? first : before == null ? undefined : next[indexOf(before)]
      if (row !== undefined) row[indexOf(role)] = (row[indexOf(role)] ?? 0) + 1
    })
  }
  // Against how common each role is: the words' weights have that in them already.
  const share = (row: readonly number[]) => {
    const total = row.reduce((sum, count) => sum + count, 0)
    const whole = all.reduce((sum, count) => sum + count, 0)
    return row.map(
      (count, role) => Math.round(100 * Math.log(count / total / ((all[role] ?? 1) / whole))) / 100,
    )
  }
  return { first: share(first), next: next.map(share) }
}
