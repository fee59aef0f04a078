/**
 * Lets a check run at most once in `ms` and gives everybody in between the last outcome, so that a public call cannot be used to
 * keep the parts busy. A check that takes longer than `withinMs` counts as down.
 */
export function cachedCheck(
  ms: number,
  withinMs: number,
  check: () => Promise<boolean>,
): () => Promise<boolean> {
  let last: { at: number; outcome: Promise<boolean> } | undefined

  return () => {
    if (last === undefined || performance.now() - last.at >= ms) {
      last = { at: performance.now(), outcome: orDown(withinMs, check) }
    }
    return last.outcome
  }
}

async function orDown(withinMs: number, check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs)
  })
  try {
    return await Promise.race([check(), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
