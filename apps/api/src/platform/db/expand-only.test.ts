import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Migrations up to this number are in every release. Later ones run while processes of the previous release still do.
 */
const LAST_FREE = 70
const FOLDER = join(import.meta.dirname, '../../../drizzle')

/** Patterns that break old processes: they remove something those use, or require a column that those do not write. */
const CONTRACTS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\brename\s+(column\b|to\b|"?\w+"?\s+to\b)/i, 'renames'],
  [/\bset\s+not\s+null\b/i, 'forbids null where it was allowed'],
  [/\bdrop\s+default\b/i, 'takes a default away'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [
    /\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/is,
    'adds a column that old writers do not fill',
  ],
]

/**
 * The breaking changes in a migration. A line `-- contract: why` above a statement declares that old processes never
 * used it.
 */
const contractsOf = (text: string): string[] =>
  text.split(/--> statement-breakpoint|;\s*$/m).flatMap((statement) => {
    if (/^\s*-- contract: \S.+$/m.test(statement)) return []
    const code = statement.replaceAll(/^\s*--.*$/gm, '').replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    return CONTRACTS.filter(([pattern]) => pattern.test(code)).map(
      ([, what]) => `${what}: ${code.trim().split('\n')[0]}`,
    )
  })

test.each([
  'ALTER TABLE "goods" DROP COLUMN "title";',
  'drop table goods;',
  'ALTER TABLE "goods" RENAME COLUMN "title" TO "name";',
  'alter table goods rename title to name;',
  'ALTER TABLE "goods" RENAME TO "ware";',
  'ALTER TABLE "goods" ALTER COLUMN "title" SET NOT NULL;',
  'ALTER TABLE "goods" ALTER COLUMN "title" DROP DEFAULT;',
  'ALTER TABLE "goods" ALTER COLUMN "title" SET DATA TYPE bigint;',
  'ALTER TABLE "goods" ADD COLUMN "title" text NOT NULL;',
  'select 1;\n--> statement-breakpoint\nALTER TABLE "goods" ADD COLUMN "title"\n  text NOT NULL;',
])('a migration that breaks the release before is found: %s', (statement) => {
  expect(contractsOf(statement)).toHaveLength(1)
})

test.each([
  'ALTER TABLE "goods" ADD COLUMN "title" text;',
  'ALTER TABLE "goods" ADD COLUMN "title" text DEFAULT \'\' NOT NULL;',
  'CREATE TABLE "ware" ("title" text NOT NULL);',
  '-- contract: no release read it\nALTER TABLE "goods" DROP COLUMN "title";',
  'create function f() returns trigger language plpgsql as $$ begin drop table if exists scratch; end $$;',
])('a migration that only expands passes: %s', (statement) => {
  expect(contractsOf(statement)).toEqual([])
})

test('migrations that run under processes of the release before only expand', () => {
  const later = globSync('*.sql', { cwd: FOLDER }).filter((name) => Number(basename(name).slice(0, 4)) > LAST_FREE)
  const found = later.flatMap((name) =>
    contractsOf(readFileSync(join(FOLDER, name), 'utf8')).map((what) => `${name}: ${what}`),
  )
  expect(found).toEqual([])
})
