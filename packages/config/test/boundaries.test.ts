import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'

import { exitCodeOf, lintPlanted } from './plant.ts'

const imports = 'eslint(no-restricted-imports)'
const use = (specifier: string) => `import { x } from '${specifier}'\nexport const y = x\n`

const violations: Record<string, { file: string; source: string; rule: string }> = {
  'domain imports node': { file: 'packages/domain/src/money/a.ts', source: use('node:fs'), rule: imports },
  'domain imports a library': { file: 'packages/domain/src/money/a.ts', source: use('drizzle-orm'), rule: imports },
  'domain reads the clock': {
    file: 'packages/domain/src/money/a.ts',
    source: 'export const y = Date.now()\n',
    rule: 'eslint(no-restricted-globals)',
  },
  'ui imports the domain': {
    file: 'packages/ui/src/patterns/a.tsx',
    source: use('@jindu/domain/money'),
    rule: imports,
  },
  'ui imports messages': { file: 'packages/ui/src/patterns/a.tsx', source: use('@jindu/i18n'), rule: imports },
  'i18n imports the ui': { file: 'packages/i18n/src/a.ts', source: use('@jindu/ui/button'), rule: imports },
  'web runs code of the api': { file: 'apps/web/src/a.ts', source: use('@jindu/api/router'), rule: imports },
  'a page calls a function above the browser floor': {
    file: 'apps/web/src/goods/goods/a.ts',
    source: 'export const y = Promise.withResolvers<void>()\n',
    rule: 'house(browser-floor)',
  },
  'a page joins signals above the browser floor': {
    file: 'apps/web/src/shared/a.ts',
    source: 'export const y = (one: AbortSignal) => AbortSignal.any([one])\n',
    rule: 'house(browser-floor)',
  },
  'the domain groups above the browser floor': {
    file: 'packages/domain/src/money/b.ts',
    source: 'export const y = Map.groupBy([1], (one) => one)\n',
    rule: 'house(browser-floor)',
  },
  'the look opens a popover above the browser floor': {
    file: 'packages/ui/src/patterns/b.tsx',
    source: 'export const y = (one: HTMLElement) => one.showPopover()\n',
    rule: 'house(browser-floor)',
  },
  'words map an iterator above the browser floor': {
    file: 'packages/i18n/src/b.ts',
    source: 'export const y = (all: Map<string, number>) => all.values().map((one) => one + 1)\n',
    rule: 'house(browser-floor)',
  },
  'a page waits for idle time that Safari does not know': {
    file: 'apps/web/src/b.ts',
    source: 'requestIdleCallback(() => undefined)\n',
    rule: 'house(browser-floor)',
  },
  'a page enters a feature by the window': {
    file: 'apps/web/src/routes/personal/a.tsx',
    source: use('../../goods/goods/detail/goods-page.tsx'),
    rule: 'house(floors)',
  },
  'a feature of the web enters another by the window': {
    file: 'apps/web/src/goods/goods/a.tsx',
    source: use('../reviews/reviews.tsx'),
    rule: 'house(floors)',
  },
  'a folder of a feature enters another feature by the window': {
    file: 'apps/web/src/goods/goods/detail/a.tsx',
    source: use('../../reviews/reviews.tsx'),
    rule: 'house(floors)',
  },
  'a part of a feature enters a folder of another': {
    file: 'apps/web/src/goods/goods/detail/a.ts',
    source: use('../../../accounts/accounts/pay-password/use-pay-password.ts'),
    rule: 'house(floors)',
  },
  'what the web shares knows a feature': {
    file: 'apps/web/src/shared/shell/a.tsx',
    source: use('../../goods/goods/index.ts'),
    rule: 'house(floors)',
  },
  'a feature of the web runs code of the api': {
    file: 'apps/web/src/goods/goods/detail/a.ts',
    source: use('@jindu/api/router'),
    rule: imports,
  },
  'platform imports a feature': {
    file: 'apps/api/src/platform/ledger/a.ts',
    source: use('../../goods/goods/index.ts'),
    rule: 'house(floors)',
  },
  'a feature enters another by the window': {
    file: 'apps/api/src/goods/goods/a.ts',
    source: use('../reviews/log-in.ts'),
    rule: 'house(floors)',
  },
  'a feature knows its transport': {
    file: 'apps/api/src/goods/goods/a.ts',
    source: use('../../legacy/endpoint.ts'),
    rule: 'house(floors)',
  },
  'a wing of the api imports one above it': {
    file: 'apps/api/src/accounts/accounts/a.ts',
    source: use('../../goods/goods/index.ts'),
    rule: 'house(floors)',
  },
  'a wing of the web imports one above it': {
    file: 'apps/web/src/trust/comments/a.ts',
    source: use('../../otc/otc/index.ts'),
    rule: 'house(floors)',
  },
  'a wing of the domain imports one above it': {
    file: 'packages/domain/src/accounts/rights/a.ts',
    source: use('../../goods/orders/index.ts'),
    rule: 'house(floors)',
  },
  'a wing loads one above it later': {
    file: 'apps/web/src/goods/goods/a.ts',
    source: "export const y = () => import('../../desk/staff/index.ts')\n",
    rule: 'house(floors)',
  },
  'a wing takes a type from one above it': {
    file: 'apps/api/src/records/messages/a.ts',
    source: "import type { X } from '../../otc/orders/index.ts'\nexport const y = (x: X) => x\n",
    rule: 'house(floors)',
  },
  'the base of the calls knows the composition': {
    file: 'apps/api/src/trpc/a.ts',
    source: use('../app/router.ts'),
    rule: 'house(floors)',
  },
  'a feature writes into the table of another': {
    file: 'apps/api/src/goods/goods/a.ts',
    source:
      "import { ferry } from '../ferries/tables.ts'\nexport const y = (db) => db.update(ferry).set({ open: true })\n",
    rule: 'house(own-tables)',
  },
  'a feature writes a row of another': {
    file: 'apps/api/src/goods/goods/a.ts',
    source:
      "import { ferry } from '../ferries/index.ts'\nimport { insertRow } from 'x'\nexport const y = insertRow(ferry, {})\n",
    rule: 'house(own-tables)',
  },
  'a feature writes into the table of another by its name': {
    file: 'apps/api/src/goods/goods/a.ts',
    source:
      "import { sql } from 'drizzle-orm'\nexport const y = (id) => sql`\n  INSERT INTO river_ferry (id) values (${id})`\n",
    rule: 'house(own-tables)',
  },
  'a line of the audit is written by hand': {
    file: 'apps/api/src/goods/goods/a.ts',
    source:
      "import { auditEvent } from '../../platform/audit/tables.ts'\nexport const y = (tx) => tx.insert(auditEvent).values({})\n",
    rule: 'house(own-tables)',
  },
  'a line of the audit is written by its name': {
    file: 'apps/api/src/server/a.ts',
    source: "import { sql } from 'drizzle-orm'\nexport const y = sql`insert into audit_event (action) values ('a')`\n",
    rule: 'house(own-tables)',
  },
  'a feature opens a transaction of its own': {
    file: 'apps/api/src/goods/goods/a.ts',
    source: 'export const y = (db) => db.transaction(() => 1)\n',
    rule: 'house(one-commit)',
  },
  'a verb writes beside its commit': {
    file: 'apps/api/src/goods/goods/a.ts',
    source: 'export const y = async ({ db }) => {\n  await db.insert(x).values({}).onConflictDoNothing()\n}\n',
    rule: 'house(one-commit)',
  },
  'a verb takes what it wrote beside its commit': {
    file: 'apps/api/src/goods/goods/a.ts',
    source: 'export const y = async (app) => (await app.db.update(x).set({}).returning())[0]\n',
    rule: 'house(one-commit)',
  },
  'what a job calls writes beside its commit': {
    file: 'apps/api/src/goods/goods/a.ts',
    source: 'export const y = async (app): Promise<void> => {\n  await app.db.delete(x)\n}\n',
    rule: 'house(one-commit)',
  },
  'the Ms* layer reads the database': { file: 'apps/api/src/legacy/a.ts', source: use('drizzle-orm'), rule: imports },
  'the Ms* layer calls a feature': {
    file: 'apps/api/src/legacy/endpoints/a.ts',
    source: use('../../goods/goods/index.ts'),
    rule: imports,
  },
  'a promise floats': {
    file: 'apps/api/src/platform/a.ts',
    source: 'async function work() {}\nexport function go() {\n  work()\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  'a switch forgets a case': {
    file: 'apps/api/src/platform/a.ts',
    source:
      "export function name(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1\n  }\n  return 0\n}\n",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
}

/** Owners of the tables that the planted files write. */
const TABLES = {
  'apps/api/src/goods/ferries/tables.ts':
    "import { pgTable } from 'x'\nexport const ferry = pgTable('river_ferry', {})\n",
  'apps/api/src/platform/audit/tables.ts':
    "import { pgTable } from 'x'\nexport const auditEvent = pgTable('audit_event', {})\n",
}

/** All violations in one tree, each in a separate file. */
const planted = Object.entries(violations).map(([name, { file, source, rule }], index) => {
  const own = file.replace(/a(?=\.tsx?$)/, `a${index}`)
  return { name, file: own, source, finding: `${rule} at ${own}` }
})

describe('the checks of the house see a planted violation', () => {
  let findings: readonly string[] = []
  beforeAll(() => {
    findings = lintPlanted({ ...TABLES, ...Object.fromEntries(planted.map(({ file, source }) => [file, source])) })
  })

  it.each(planted)('$name', ({ finding }) => {
    expect(findings).toContain(finding)
  })

  it('imports run in a circle', () => {
    const found = lintPlanted({
      'apps/api/src/platform/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'apps/api/src/platform/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    })
    expect(found.some((finding) => finding.startsWith('import(no-cycle)'))).toBe(true)
  })

  it('types run in a circle', () => {
    const found = lintPlanted({
      'apps/web/src/goods/goods/page.ts':
        "import { row } from './row.ts'\nexport type Goods = { id: number }\nexport const page = row\n",
      'apps/web/src/goods/goods/row.ts':
        "import type { Goods } from './page.ts'\nexport const row = (goods: Goods) => goods.id\n",
    })
    expect(found.some((finding) => finding.startsWith('import(no-cycle)'))).toBe(true)
  })

  it('what the house allows passes', () => {
    expect(
      lintPlanted({
        ...TABLES,
        'packages/domain/src/goods/goods/a.ts':
          "import { z } from 'zod'\nimport { x } from '../../money/index.ts'\nexport const y = [z, x]\n",
        'apps/api/src/goods/goods/a.ts': use('../../accounts/accounts/index.ts'),
        'apps/web/src/goods/goods/a.ts': `${use('./detail/b.ts')}export * from '../reviews/index.ts'\n`,
        'apps/web/src/goods/goods/detail/a.ts': `${use('../own/b.ts')}export * from '../../reviews/index.ts'\n`,
        'apps/web/src/routes/personal/a.tsx': use('../../goods/goods/index.ts'),
        'apps/api/src/goods/ferries/a.ts':
          "import { sql } from 'drizzle-orm'\nimport { ferry } from './tables.ts'\nexport const y = (db: { insert: (table: unknown) => unknown }) => [db.insert(ferry), sql`update river_ferry set x = 1`]\n",
        'apps/api/src/goods/ferries/b.ts':
          'export function y({ db }: { db: { delete: () => Promise<void> } }): TimedJob {\n  return { run: async () => {\n    await db.delete()\n  } }\n}\n',
        'apps/web/src/b.test.ts': 'export const y = Promise.withResolvers<void>()\n',
        'apps/web/src/a.ts': "import type { AppRouter } from '@jindu/api/router'\nexport type Router = AppRouter\n",
      }),
    ).toEqual([])
  })

  it('a function is copied', () => {
    const copied = Array.from(
      { length: 40 },
      (_, line) => `export const value${line} = Math.max(${line}, total * ${line} + 1)`,
    ).join('\n')
    const settings = readFileSync(resolve(import.meta.dirname, '../../../.jscpd.json'), 'utf8')
    const files = { '.jscpd.json': settings, 'apps/api/src/a.ts': copied }
    expect(exitCodeOf('jscpd', ['apps'], files)).toBe(0)
    expect(exitCodeOf('jscpd', ['apps'], { ...files, 'apps/api/src/b.ts': copied })).not.toBe(0)
  })

  it('an export is used by nobody', () => {
    const files = {
      'package.json': JSON.stringify({ name: 'planted', type: 'module' }),
      'knip.json': JSON.stringify({ entry: ['src/main.ts'], project: ['src/**/*.ts'] }),
      'src/main.ts': "import { used } from './parts.ts'\nconsole.log(used)\n",
    }
    expect(exitCodeOf('knip', [], { ...files, 'src/parts.ts': 'export const used = 1\n' })).toBe(0)
    expect(
      exitCodeOf('knip', [], { ...files, 'src/parts.ts': 'export const used = 1\nexport const dead = 2\n' }),
    ).not.toBe(0)
  })
})
