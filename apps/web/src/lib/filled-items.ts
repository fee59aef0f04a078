import { FilledItem } from '@auscult/contract/ai/tools.ts'
import { z } from 'zod'

/** As an item of a calculator is called, and the value that a question told of it. */
export type Filled = Readonly<Record<string, FilledItem['value']>>

const State = z.object({
  filled: z.record(z.string(), FilledItem.shape.value),
  /** English content: whom the score is not for, of what the question told. */
  notFor: z.array(z.string()).default([]),
})

/** Figures of a question or a record on their way to a calculator: they stand in the navigation's state, in no address, and reach no server. */
export function toFilledState(
  items: readonly Pick<FilledItem, 'item' | 'value'>[],
  notFor: readonly string[] = [],
): z.infer<typeof State> {
  return { filled: Object.fromEntries(items.map(({ item, value }) => [item, value])), notFor: [...notFor] }
}

/** Empty where a page was opened without any. */
export function readFilledState(state: unknown): { filled: Filled; notFor: readonly string[] } {
  return State.safeParse(state).data ?? { filled: {}, notFor: [] }
}
