/** Works through items, a number of them at a time, in order of arrival. */
export async function inParallel<Item>(
  atOnce: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const remaining = { [Symbol.iterator]: () => ({ next: () => queue.next() }) }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      // oxlint-disable-next-line no-await-in-loop -- each lane takes one after the other
      for (const item of remaining) await work(item)
    }),
  )
}

let callers = 0

/** An address nobody has called from yet, so that no limit stands before what is tested. */
export function newAddress(): string {
  callers += 1
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
}
