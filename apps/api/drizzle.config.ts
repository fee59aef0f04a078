import { defineConfig } from 'drizzle-kit'

// `npx drizzle-kit generate --name what-changes` in this folder writes the next migration from the tables.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/tables.ts', './src/parts/db/users.ts'],
  casing: 'snake_case',
  out: './migrations',
})
