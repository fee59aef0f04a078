/** How many tokens may be used in a day (UTC) by all who share it. What a call may use is set aside before it is made. */
export type TokenBudget = {
  /** False where fewer are left. */
  reserve(tokens: number): Promise<boolean>
  /** Puts what was really used in place of what was set aside. */
  settle(reserved: number, used: number): Promise<void>
}

/** The budget of a process that answers to nobody else. */
export function createTokenBudget(clock: () => Date, perDay: number): TokenBudget {
  let day = ''
  let used = 0
  const turn = () => {
    const today = clock().toISOString().slice(0, 10)
    if (today !== day) used = 0
    day = today
  }
  return {
    async reserve(tokens) {
      turn()
      if (used + tokens > perDay) return false
      used += tokens
      return true
    },
    async settle(reserved, actual) {
      turn()
      used = Math.max(0, used - reserved + actual)
    },
  }
}
