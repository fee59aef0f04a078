export type EventQueue<Item> = {
  put(item: Item): void
  /** Nothing is put after it; readers get what is there and end. */
  close(): void
  /** In the order of putting, until the queue is closed and empty. For one reader. */
  read(): AsyncGenerator<Item, void, undefined>
}

/** What one side makes in its own time and the other waits for. */
export function createEventQueue<Item>(): EventQueue<Item> {
  const items: Item[] = []
  let isClosed = false
  let wake = Promise.withResolvers<void>()

  return {
    put(item) {
      if (isClosed) return
      items.push(item)
      wake.resolve()
    },
    close() {
      isClosed = true
      wake.resolve()
    },
    async *read() {
      while (true) {
        yield* items.splice(0)
        if (isClosed && items.length === 0) return
        // oxlint-disable-next-line no-await-in-loop -- waiting is the point
        await wake.promise
        wake = Promise.withResolvers()
      }
    },
  }
}
