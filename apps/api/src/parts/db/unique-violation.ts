/** Whether a statement was refused because a unique index holds the value already (SQLSTATE 23505); the query builder wraps the driver's error. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}
