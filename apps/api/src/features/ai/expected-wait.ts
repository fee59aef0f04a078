/**
 * How many milliseconds until a place is free for who has so many `ahead`, where each question takes `meanMs`. What runs already is
 * expected to end at the mean; where it has passed that, to take as long again as it is late, since what is late is mostly very late.
 */
export function expectWait(
  elapsedMs: readonly number[],
  places: number,
  ahead: number,
  meanMs: number,
): number {
  const free = Math.max(0, places - elapsedMs.length)
  const freeIn = [...elapsedMs.map((elapsed) => Math.abs(meanMs - elapsed)), ...Array(free).fill(0)]
  for (let nth = 0; nth < ahead; nth += 1) {
    const soonest = freeIn.indexOf(Math.min(...freeIn))
    freeIn[soonest] = (freeIn[soonest] ?? 0) + meanMs
  }
  return Math.min(...freeIn)
}
