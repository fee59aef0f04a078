import { startTransition, useOptimistic } from 'react'

type OptimisticValue<Value> = {
  /** What is kept, as far as this page knows. */
  value: Value
  /** Keeps the next one; `value` has to be that when it resolves. Rejects where it could not be kept. */
  save: (next: Value) => Promise<void>
  /** Tells of it where it happened. What is shown goes back to `value` by itself. */
  onFailure: (error: unknown) => void
}

/** Shows a change at once, while it is saved, and takes it back where that fails: a like, a saved post. Returns what to show, and how to change it. */
export function useOptimisticValue<Value>({ value, save, onFailure }: OptimisticValue<Value>) {
  const [shown, show] = useOptimistic(value)
  const change = (next: Value) => {
    startTransition(async () => {
      show(next)
      try {
        await save(next)
      } catch (error) {
        onFailure(error)
      }
    })
  }

  return [shown, change] as const
}
