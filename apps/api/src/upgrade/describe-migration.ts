import type { Migration } from '../parts/db/database.ts'

/**
 * What a statement does to rows that are there already. Locks are held until the transaction of the upgrade ends:
 * - `small`: no more than a moment, whatever the table holds
 * - `reads`: reads every row, or builds an index, while nobody can write
 * - `writes`: changes, adds or deletes rows
 * - `rewrites`: writes the whole table anew, for which the disk needs room
 * - `removes`: takes away what the release before may still read
 * - `unknown`: not told by this list
 * Source: PostgreSQL's documentation of ALTER TABLE (notes on rewriting and scanning) and CREATE INDEX.
 */
type Weight = 'small' | 'reads' | 'writes' | 'rewrites' | 'removes' | 'unknown'

/** `table` is undefined where the statement concerns none. */
export type Effect = { table: string | undefined; weight: Weight; says: string }

type Rule = { form: RegExp; weight: Weight; says: (named: string) => string }

const table = '(?:"public"\\.)?"(?<table>[^"]+)"'
const named = '"(?<named>[^"]+)"'
const form = (text: string) => new RegExp(`^${text.replace('TABLE_', table).replace('NAMED_', named)}`, 'iu')

/** Whose value is another for each row, so that the table is written anew (a stored generated column), in the first rule that fits. */
const rules: readonly Rule[] = [
  { form: form('DROP TABLE TABLE_'), weight: 'removes', says: () => 'removes the table with its rows' },
  {
    form: form(
      'ALTER TABLE TABLE_ ADD COLUMN NAMED_.*(?:GENERATED ALWAYS AS.*STORED|DEFAULT (?:gen_random_uuid|random|clock_timestamp))',
    ),
    weight: 'rewrites',
    says: (name) => `adds the column ${name} and writes the table anew`,
  },
  {
    form: form('ALTER TABLE TABLE_ ADD COLUMN NAMED_'),
    weight: 'small',
    says: (name) => `adds the column ${name}`,
  },
  {
    form: form('ALTER TABLE TABLE_ DROP COLUMN NAMED_'),
    weight: 'removes',
    says: (name) => `removes the column ${name}`,
  },
  {
    form: form('ALTER TABLE TABLE_ ALTER COLUMN NAMED_ (?:SET DATA )?TYPE'),
    weight: 'rewrites',
    says: (name) => `changes the type of ${name} and writes the table anew`,
  },
  {
    form: form('ALTER TABLE TABLE_ ALTER COLUMN NAMED_ SET NOT NULL'),
    weight: 'reads',
    says: (name) => `reads every row, since ${name} may be empty no longer`,
  },
  {
    form: form('ALTER TABLE TABLE_ ALTER COLUMN NAMED_ (?:DROP|SET) (?:NOT NULL|DEFAULT|STORAGE)'),
    weight: 'small',
    says: (name) => `changes how ${name} is kept from now on`,
  },
  {
    form: form('ALTER TABLE TABLE_ ADD CONSTRAINT NAMED_'),
    weight: 'reads',
    says: (name) => `reads every row for the rule ${name}`,
  },
  {
    form: form('ALTER TABLE TABLE_ DROP CONSTRAINT NAMED_'),
    weight: 'small',
    says: (name) => `drops the rule ${name}`,
  },
  {
    form: form('ALTER TABLE TABLE_ SET \\('),
    weight: 'small',
    says: () => 'changes how rows are kept from now on',
  },
  {
    form: form('CREATE (?:UNIQUE )?INDEX NAMED_ ON TABLE_'),
    weight: 'reads',
    says: (name) => `builds the index ${name}, and nobody can write meanwhile`,
  },
  { form: form('DROP INDEX NAMED_'), weight: 'small', says: (name) => `drops the index ${name}` },
  { form: form('INSERT INTO TABLE_'), weight: 'writes', says: () => 'adds rows' },
  { form: form('UPDATE TABLE_'), weight: 'writes', says: () => 'changes rows' },
  { form: form('DELETE FROM TABLE_'), weight: 'writes', says: () => 'deletes rows' },
  {
    form: form('CREATE (?:OR REPLACE )?FUNCTION NAMED_'),
    weight: 'small',
    says: (name) => `adds the function ${name}`,
  },
  {
    form: form('CREATE TRIGGER NAMED_ .*? ON TABLE_'),
    weight: 'small',
    says: (name) => `adds the trigger ${name}`,
  },
]

const newTable = form('CREATE TABLE TABLE_')

/** What migrations do, one list each: a table that they make themselves is told once, since it is empty. */
export function describeMigrations(migrations: readonly Migration[]): Effect[][] {
  const made = new Set<string>()
  return migrations.map(({ statements }) =>
    statements.flatMap((statement) => {
      const text = withoutComments(statement)
      const name = newTable.exec(text)?.groups?.['table']
      if (name !== undefined) {
        made.add(name)
        return [{ table: name, weight: 'small' as const, says: 'is a new table' }]
      }
      const effect = describeStatement(text)
      return effect.table !== undefined && made.has(effect.table) ? [] : [effect]
    }),
  )
}

function describeStatement(text: string): Effect {
  for (const { form: pattern, weight, says } of rules) {
    const groups = pattern.exec(text)?.groups
    if (groups !== undefined) return { table: groups['table'], weight, says: says(groups['named'] ?? '') }
  }
  return { table: undefined, weight: 'unknown', says: `cannot be told: ${text.slice(0, 60)}` }
}

function withoutComments(statement: string): string {
  return statement
    .replaceAll(/^\s*--.*$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
