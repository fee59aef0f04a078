/** At most `max` of a kind within a window that opens with the first. */
export type Count = { name: string; max: number; windowSeconds: number }

type Taken = { isAllowed: boolean; retryAfterSeconds: number }

/** Counts that several processes keep together where they share a server for them. */
export type Counters = {
  /**
   * Takes one of `count` for `key`, or `amount` of it, or nothing where fewer are left. The key may be a user or an address: it is hashed
   * before it leaves the process.
   */
  take(count: Count, key: string, amount?: number): Promise<Taken>
  /** Puts back `amount` of what was taken; less than nothing takes that much, whatever is left. */
  putBack(count: Count, key: string, amount: number): Promise<void>
  isUp(): Promise<boolean>
  close(): Promise<void>
}
