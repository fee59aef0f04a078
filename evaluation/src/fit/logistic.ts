/** Pairs as sparse rows: the entries of row n are those from `starts[n]` to `starts[n + 1]`. */
export type Rows = {
  starts: Uint32Array
  places: Uint32Array
  values: Float64Array
  labels: Uint8Array
  weights: Float64Array
}

export type Example = { features: ReadonlyMap<string, number>; label: 0 | 1; weight: number }

export type Fitted = { bias: number; weights: Map<string, number>; rounds: number }

/** Newton's method doubles its exact digits a round; it needs some ten. */
const mostRounds = 60
const settled = 1e-7

/** Named features that at least so many examples have, in the order they are met: what is rarer is fitted to noise. */
export function chooseNames(examples: readonly Example[], leastSeen: number): string[] {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const [name, value] of features) if (value !== 0) seen.set(name, (seen.get(name) ?? 0) + 1)
  return [...seen].filter(([, count]) => count >= leastSeen).map(([name]) => name)
}

export function toRows(examples: readonly Example[], names: readonly string[]): Rows {
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const starts = new Uint32Array(examples.length + 1)
  const places: number[] = []
  const values: number[] = []
  examples.forEach(({ features }, nth) => {
    const entries = [...features].flatMap(([name, value]) => {
      const place = placeOf.get(name)
      return place === undefined || value === 0 ? [] : [{ place, value }]
    })
    // In the order of their places, so that the curvature has its lower half filled alone.
    for (const { place, value } of entries.toSorted((one, other) => one.place - other.place)) {
      places.push(place)
      values.push(value)
    }
    starts[nth + 1] = places.length
  })
  return {
    starts,
    places: Uint32Array.from(places),
    values: Float64Array.from(values),
    labels: Uint8Array.from(examples, ({ label }) => label),
    weights: Float64Array.from(examples, ({ weight }) => weight),
  }
}

/**
 * Logistic regression by penalised maximum likelihood: half of `ridge` times the squares of the weights is added to the loss, nothing for the
 * bias. The loss is convex, so Newton's method with halved steps finds its one minimum, `from` anywhere: near it in fewer rounds.
 */
export function fitLogistic(
  examples: readonly Example[],
  names: readonly string[],
  ridge: number,
  from?: Pick<Fitted, 'bias' | 'weights'>,
): Fitted {
  const rows = toRows(examples, names)
  let weights = Float64Array.from([...names.map((name) => from?.weights.get(name) ?? 0), from?.bias ?? 0])
  let loss = lossAt(weights, rows, ridge)
  for (let round = 1; round <= mostRounds; round += 1) {
    const { slope, curve } = bend(weights, rows, ridge)
    const step = solve(curve, slope)
    let share = 1
    let next = weights
    let nextLoss = loss
    do {
      const taken = share
      next = weights.map((value, place) => value - taken * (step[place] ?? 0))
      nextLoss = lossAt(next, rows, ridge)
      share /= 2
    } while (nextLoss > loss && share > 1e-6)
    const gain = loss - nextLoss
    if (gain > 0) [weights, loss] = [next, nextLoss]
    if (gain <= settled * Math.max(1, loss)) return named(weights, names, round)
  }
  return named(weights, names, mostRounds)
}

function named(weights: Float64Array, names: readonly string[], rounds: number): Fitted {
  return {
    bias: weights[names.length] ?? 0,
    weights: new Map(names.map((name, place) => [name, weights[place] ?? 0])),
    rounds,
  }
}

function logitAt(weights: Float64Array, { starts, places, values }: Rows, row: number): number {
  let logit = weights[weights.length - 1] ?? 0
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1)
    logit += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0)
  return logit
}

function lossAt(weights: Float64Array, rows: Rows, ridge: number): number {
  let loss = 0
  for (let place = 0; place < weights.length - 1; place += 1) loss += (ridge / 2) * (weights[place] ?? 0) ** 2
  for (let row = 0; row < rows.labels.length; row += 1) {
    const logit = logitAt(weights, rows, row)
    const against = rows.labels[row] === 1 ? -logit : logit
    // ln(1 + e^x) without overflow.
    loss += (rows.weights[row] ?? 0) * (Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against))))
  }
  return loss
}

/** Slope and curvature of the loss; of the curvature only the lower half is filled. */
function bend(
  weights: Float64Array,
  rows: Rows,
  ridge: number,
): { slope: Float64Array; curve: Float64Array } {
  const size = weights.length
  const slope = weights.map((value, place) => (place === size - 1 ? 0 : ridge * value))
  const curve = new Float64Array(size * size)
  // A trace on the bias keeps the matrix definite where all labels are one.
  for (let place = 0; place < size; place += 1)
    curve[place * size + place] = place === size - 1 ? 1e-9 : ridge
  const { starts, places, values } = rows
  const last = size - 1
  for (let row = 0; row < rows.labels.length; row += 1) {
    const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0]
    const chance = 1 / (1 + Math.exp(-logitAt(weights, rows, row)))
    const weight = rows.weights[row] ?? 0
    const off = weight * (chance - (rows.labels[row] ?? 0))
    const sway = weight * chance * (1 - chance)
    for (let one = from; one < to; one += 1) {
      const here = (places[one] ?? 0) * size
      const value = values[one] ?? 0
      const swayed = sway * value
      slope[here / size] = (slope[here / size] ?? 0) + off * value
      for (let other = from; other <= one; other += 1) {
        const at = here + (places[other] ?? 0)
        curve[at] = (curve[at] ?? 0) + swayed * (values[other] ?? 0)
      }
      const ofBias = last * size + (places[one] ?? 0)
      curve[ofBias] = (curve[ofBias] ?? 0) + swayed
    }
    slope[last] = (slope[last] ?? 0) + off
    curve[last * size + last] = (curve[last * size + last] ?? 0) + sway
  }
  return { slope, curve }
}

/** Solves a symmetric, positive definite system by Cholesky's factors; the matrix is overwritten. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0
      for (let k = 0; k < column; k += 1)
        sum -= (matrix[row * size + k] ?? 0) * (matrix[column * size + k] ?? 0)
      matrix[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (matrix[column * size + column] ?? 1)
    }
  }
  const solved = Float64Array.from(right)
  for (let row = 0; row < size; row += 1) {
    let sum = solved[row] ?? 0
    for (let k = 0; k < row; k += 1) sum -= (matrix[row * size + k] ?? 0) * (solved[k] ?? 0)
    solved[row] = sum / (matrix[row * size + row] ?? 1)
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = solved[row] ?? 0
    for (let k = row + 1; k < size; k += 1) sum -= (matrix[k * size + row] ?? 0) * (solved[k] ?? 0)
    solved[row] = sum / (matrix[row * size + row] ?? 1)
  }
  return solved
}
