import { setImmediate } from 'node:timers/promises'

type Waiting<Item, Result> = { item: Item; settle: (result: Result) => void; fail: (reason: unknown) => void }

/**
 * A call for one item out of a statement for many: those that come at once, or while one statement runs, go together in the next, one round
 * trip for all of them. A statement begins after each of its calls, so none is answered from before it asked. `run` gives a result for each item, in
 * their order; what it throws, all that waited for it get.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  async function work(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // What came in the same turn of the event loop is gathered: an embedded database answers before the next call is read.
      // oxlint-disable-next-line no-await-in-loop -- as below
      await setImmediate()
      const batch = waiting
      waiting = []
      // oxlint-disable-next-line no-await-in-loop -- the next batch gathers meanwhile
      await settleAll(batch)
    }
    isRunning = false
  }

  async function settleAll(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error('A batch gave not one result for each item')
      for (const [nth, result] of results.entries()) batch[nth]?.settle(result)
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  return (item) =>
    new Promise((settle, fail) => {
      waiting.push({ item, settle, fail })
      if (!isRunning) void work()
    })
}
