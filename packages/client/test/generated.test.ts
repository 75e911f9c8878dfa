import { compile, emptyProject, lend } from '@jindu/config/packed'
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from './start-sandbox.ts'

const HOME = join(import.meta.dirname, '..')
const GENERATORS = join(HOME, '../reference/node_modules')

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: ['node'],
  module: 'nodenext',
  skipLibCheck: true,
} as const

let project: string
let sandbox: Sandbox
beforeAll(async () => {
  project = emptyProject()
  lend(HOME, project, ['openapi-fetch', '@types/node'])
  sandbox = await startSandbox()
  writeFileSync(join(project, 'procedures.json'), await readDocument(`${sandbox.origin}/api/procedures.json`))
  generate('openapi-typescript/bin/cli.js', 'procedures.json', '-o', TYPES)
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(project, { recursive: true, force: true })
})

/** The first time the server reads its sources, which on busy cores takes longer than it lets a request wait. */
async function readDocument(url: string, tries = 10): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok && tries > 1) return readDocument(url, tries - 1)
  expect(answer.status).toBe(200)
  return answer.text()
}

const TYPES = 'procedures.d.ts'

const generate = (command: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, [join(GENERATORS, command), ...args], { cwd: project })

function run(folder: string, options: object = {}): readonly string[] {
  const compilerOptions = { ...strict, ...options, rootDir: folder, outDir: `run/${folder}` }
  expect(compile(HOME, 'typescript', project, { compilerOptions, include: [folder] })).toBe('')
  const told = execFileSync(process.execPath, [`run/${folder}/main.js`], {
    cwd: project,
    encoding: 'utf8',
    timeout: 60_000,
    env: { JINDU_URL: sandbox.origin },
  })
  return told.trim().split('\n')
}

const UNKNOWN_PICTURE = '0e7b2a5c-8f0d-4d0a-9b6c-2f1f3f0c9a11'

/** A program prints: how many goods, why one is refused, a field that is missing, and what a query with a list answers. */
const TOLD = ['0 goods', 'GOODS_NOT_FOUND', 'SEARCH_PRICE_RANGE', 'ID_INVALID of id', '0 pictures']

describe('a client of the typed calls', () => {
  test('by openapi-typescript and openapi-fetch reads, nested inputs too, and knows the errors of each call', () => {
    mkdirSync(join(project, 'fetched'))
    copyFileSync(join(project, TYPES), join(project, 'fetched', TYPES))
    writeFileSync(
      join(project, 'fetched/main.ts'),
      `import createClient from 'openapi-fetch'
import type { paths } from './procedures.d.ts'

const baseUrl = process.env['JINDU_URL'] ?? ''
const client = createClient<paths>({ baseUrl })
const { data } = await client.GET('/trpc/goods.list', { params: { query: { input: { limit: 3, inStock: true } } } })
console.log(\`\${data?.result.data.total} goods\`)
const unknown = await client.GET('/trpc/goods.detail', { params: { query: { input: { id: 9_999 } } } })
const code = unknown.error?.error.data.domain.code
console.log(code)
const range = { minimumPriceCents: 5, maximumPriceCents: 1 }
const refused = await client.GET('/trpc/goods.list', { params: { query: { input: range } } })
console.log(refused.error?.error.data.domain.code)
// @ts-expect-error -- a field that is asked for
const missing = await client.GET('/trpc/goods.detail', { params: { query: { input: {} } } })
const { code: why, details } = missing.error?.error.data.domain ?? {}
console.log(\`\${why} of \${details?.['field']}\`)

// openapi-fetch does not serialise lists and objects inside the input by itself.
const asJson = createClient<paths>({
  baseUrl,
  querySerializer: ({ input }) => (input === undefined ? '' : \`input=\${encodeURIComponent(JSON.stringify(input))}\`),
})
const pictures = await asJson.GET('/trpc/files.describe', {
  params: { query: { input: { ids: ['${UNKNOWN_PICTURE}'] } } },
})
console.log(\`\${pictures.data?.result.data.data.length} pictures\`)
`,
    )
    expect(run('fetched')).toEqual(TOLD)
    // Lists of errors that every call repeats made them 3.9 MB.
    expect(statSync(join(project, TYPES)).size).toBeLessThan(1_100_000)
  })

  test('does not compile with an error code that the call does not answer', () => {
    mkdirSync(join(project, 'wrong'))
    copyFileSync(join(project, TYPES), join(project, 'wrong', TYPES))
    writeFileSync(
      join(project, 'wrong/main.ts'),
      `import type { paths } from './procedures.d.ts'
type Refused = paths['/trpc/goods.detail']['get']['responses']['4XX']['content']['application/json']
type Code = Refused['error']['data']['domain']['code']
export const listed: Code = 'GOODS_NOT_FOUND'
export const other: Code = 'STOCK_FULL'
`,
    )
    const compilerOptions = { ...strict, noEmit: true }
    const told = compile(HOME, 'typescript', project, { compilerOptions, include: ['wrong'] })
    expect([...told.matchAll(/main\.ts\((\d)/g)].map(([, line]) => line)).toEqual(['5'])
  })

  test('by hey-api reads, nested inputs too, and knows the errors of each call', () => {
    mkdirSync(join(project, 'hey'))
    generate('@hey-api/openapi-ts/bin/run.js', '-i', 'procedures.json', '-o', 'hey/made', '-c', '@hey-api/client-fetch')
    writeFileSync(
      join(project, 'hey/main.ts'),
      `import { createClient } from './made/client/index.js'
import { filesDescribe, goodsDetail, goodsList } from './made/sdk.gen.js'

const baseUrl = process.env['JINDU_URL'] ?? ''
const client = createClient({ baseUrl })
const { data } = await goodsList({ client, query: { input: { limit: 3, inStock: true } } })
console.log(\`\${data?.result.data.total} goods\`)
const unknown = await goodsDetail({ client, query: { input: { id: 9_999 } } })
console.log(unknown.error?.error.data.domain.code)
const refused = await goodsList({ client, query: { input: { minimumPriceCents: 5, maximumPriceCents: 1 } } })
console.log(refused.error?.error.data.domain.code)
// @ts-expect-error -- a field that is asked for
const missing = await goodsDetail({ client, query: { input: {} } })
const { code: why, details } = missing.error?.error.data.domain ?? {}
console.log(\`\${why} of \${details?.['field']}\`)
const asJson = createClient({
  baseUrl,
  querySerializer: ({ input }) => (input === undefined ? '' : \`input=\${encodeURIComponent(JSON.stringify(input))}\`),
})
const pictures = await filesDescribe({ client: asJson, query: { input: { ids: ['${UNKNOWN_PICTURE}'] } } })
console.log(\`\${pictures.data?.result.data.data.length} pictures\`)
`,
    )
    // hey-api's own files do not compile with it.
    expect(run('hey', { exactOptionalPropertyTypes: false })).toEqual(TOLD)
    expect(statSync(join(project, 'hey/made/types.gen.ts')).size).toBeLessThan(900_000)
    const calls = readFileSync(join(project, 'hey/made/sdk.gen.ts'), 'utf8')
    expect(calls).toContain(' * Buy goods: the price goes into escrow')
  })
})
