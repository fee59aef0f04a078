/** When the count of questions starts again: the first of the next month in UTC, as the server counts: '2026-12-01'. */
export function nextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}
