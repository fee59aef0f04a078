/** A name beyond this many words is no reason to mend one of them. */
const longest = 3

/** The runs of two or three words that a place stands in; `to` is exclusive. */
export function runsAround(at: number, end: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (let length = 2; length <= longest; length++)
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= end; from++)
      runs.push({ from, to: from + length })
  return runs
}
