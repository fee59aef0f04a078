export type FairQueue = { atOnce: number; mostWaiting: number; mostOfOneNetwork: number }

/** Resolves with what the work gives, in its turn; undefined, and the work is not begun, where too many wait already. */
export type InTurn = <Result>(network: string, work: () => Promise<Result>) => Promise<Result | undefined>

/**
 * Dear work, `atOnce` at a time. Networks that wait are served one piece of work each in rotation, and each has its pieces done in the order
 * they came: whoever sends hundreds at once delays others by one turn only.
 */
export function createFairQueue({ atOnce, mostWaiting, mostOfOneNetwork }: FairQueue): InTurn {
  /** In the order of their turns. */
  const lines = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  function callNext(): void {
    const [first] = lines
    if (first === undefined) {
      running -= 1
      return
    }
    const [network, line] = first
    const next = line.shift()
    lines.delete(network)
    if (line.length > 0) lines.set(network, line)
    waiting -= 1
    next?.()
  }

  return async (network, work) => {
    if (running < atOnce) running += 1
    else {
      const line = lines.get(network) ?? []
      if (waiting >= mostWaiting || line.length >= mostOfOneNetwork) return undefined
      lines.set(network, line)
      waiting += 1
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      callNext()
    }
  }
}
