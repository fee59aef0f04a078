/** How many tokens may be used in a day (UTC) by this process. What a call may use is set aside before it is made. */
export type TokenBudget = {
  /** False where fewer are left. */
  reserve(tokens: number): boolean
  /** Puts what was really used in place of what was set aside. */
  settle(reserved: number, used: number): void
}

/** What a day, '2026-11-20', has cost so far. */
export type Spent = { day: string; tokens: number }

/** What was spent before, and who is told of each change: for a process that takes the place of one that was ended. */
export type Spending = { spent?: Spent | undefined; onSpent?: ((spent: Spent) => void) | undefined }

export function createTokenBudget(
  clock: () => Date,
  perDay: number,
  { spent, onSpent }: Spending = {},
): TokenBudget {
  let day = spent?.day ?? ''
  let used = spent?.tokens ?? 0
  const turn = () => {
    const today = clock().toISOString().slice(0, 10)
    if (today !== day) used = 0
    day = today
  }
  const tell = () => onSpent?.({ day, tokens: used })
  return {
    reserve(tokens) {
      turn()
      if (used + tokens > perDay) return false
      used += tokens
      tell()
      return true
    },
    settle(reserved, actual) {
      turn()
      used = Math.max(0, used - reserved + actual)
      tell()
    },
  }
}
