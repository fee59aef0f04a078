import { FilledItem } from '@auscult/contract/ai/tools.ts'
import { z } from 'zod'

/** As an item of a calculator is called, and the value that a question told of it. */
export type Filled = Readonly<Record<string, FilledItem['value']>>

const State = z.object({
  filled: z.record(z.string(), FilledItem.shape.value),
  /** English content: whom the score is not for, of what the question told. */
  notFor: z.array(z.string()).default([]),
  /** Of a patient's record, of which nothing may reach this product's server. */
  isOfRecord: z.boolean().default(false),
})

/** What a question told, on its way to a calculator: it stands in the navigation's state and in no address. */
export function toFilledState(
  items: readonly Pick<FilledItem, 'item' | 'value'>[],
  notFor: readonly string[] = [],
): z.infer<typeof State> {
  const filled = Object.fromEntries(items.map(({ item, value }) => [item, value]))
  return { filled, notFor: [...notFor], isOfRecord: false }
}

/** What a patient's record told, the same way. */
export function toRecordState(items: readonly Pick<FilledItem, 'item' | 'value'>[]): z.infer<typeof State> {
  return { ...toFilledState(items), isOfRecord: true }
}

/** Empty where a page was opened without any. */
export function readFilledState(state: unknown): {
  filled: Filled
  notFor: readonly string[]
  isOfRecord: boolean
} {
  return State.safeParse(state).data ?? { filled: {}, notFor: [], isOfRecord: false }
}
