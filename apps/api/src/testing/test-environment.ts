/** Where the tests find a PostgreSQL, if they run on one; the product's own configuration plays no part in tests. */
export function readTestDatabaseUrl(): string | undefined {
  // oxlint-disable-next-line no-restricted-properties -- a matter of the test run, not of the product
  return process.env['TEST_DATABASE_URL'] || undefined
}
