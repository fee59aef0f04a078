export type FairQueue = { atOnce: number; mostWaiting: number; mostOfOne: number }

/** Resolves with what the work gives, in its turn; undefined, and the work is not begun, where too many wait already. */
export type InTurn = <Result>(whose: string, work: () => Promise<Result>) => Promise<Result | undefined>

type Waiter = (mayBegin: boolean) => void

/**
 * Costly work, `atOnce` at a time. Those who wait (networks, accounts) are served one piece of work each in rotation, and each has their pieces done
 * in the order they came: whoever sends hundreds at once delays others by one turn only. Where all places to wait are taken, one who waits
 * for less gets the last place of the one who waits for most: a flood from many shuts nobody out.
 */
export function createFairQueue({ atOnce, mostWaiting, mostOfOne }: FairQueue): InTurn {
  /** In the order of their turns. */
  const lines = new Map<string, Waiter[]>()
  let running = 0
  let waiting = 0

  function callNext(): void {
    const [first] = lines
    if (first === undefined) {
      running -= 1
      return
    }
    const [whose, line] = first
    const next = line.shift()
    lines.delete(whose)
    if (line.length > 0) lines.set(whose, line)
    waiting -= 1
    next?.(true)
  }

  /** Sends the newest of the longest line away; false where no line is longer than this one would be. */
  function makeRoom(ownLength: number): boolean {
    const [longest] = [...lines.values()].toSorted((one, other) => other.length - one.length)
    if (longest === undefined || longest.length <= ownLength + 1) return false
    longest.pop()?.(false)
    waiting -= 1
    return true
  }

  return async (whose, work) => {
    if (running < atOnce) running += 1
    else {
      const line = lines.get(whose) ?? []
      if (line.length >= mostOfOne) return undefined
      if (waiting >= mostWaiting && !makeRoom(line.length)) return undefined
      lines.set(whose, line)
      waiting += 1
      const mayBegin = await new Promise<boolean>((resolve) => line.push(resolve))
      if (!mayBegin) return undefined
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      callNext()
    }
  }
}
