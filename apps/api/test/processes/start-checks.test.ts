import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '../../src/platform/db/index.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../database.ts'
import { productionSettings } from '../faults/production.ts'
import { startApi } from './start-api.ts'
import { startRefused } from './start-refused.ts'

const MINUTE = 60_000

let database: TestDatabase
let folder: string
let file: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'jindu-start-'))
  file = join(folder, 'a-file')
  await writeFile(file, '')
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await database.drop()
})

/** One sentence, and nothing of a trace. */
const refused = (sentence: string | RegExp) => ({
  code: 1,
  said: typeof sentence === 'string' ? `${sentence}\n` : expect.stringMatching(sentence),
})

describe('a start ends with one sentence', { timeout: 2 * MINUTE }, () => {
  it('when DATA_DIR is a file', async () => {
    expect(await startRefused({ DATA_DIR: file })).toEqual(
      refused(`DATA_DIR ${file} is no folder: a file is in the way.`),
    )
  })

  it('when FILES_DIR cannot be written', async () => {
    const files = join(file, 'files')
    const env = { DATABASE_URL: database.url, FILES_DIR: files }
    expect(await startRefused(env)).toEqual(refused(`FILES_DIR ${files} is no folder: a file is in the way.`))
    const closed = { ...env, FILES_DIR: '/sys/jindu' }
    expect(await startRefused(closed)).toEqual(
      refused(/^FILES_DIR \/sys\/jindu cannot be written to \(E\w+\)\. Give .*\n$/),
    )
  })

  it('when the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = String(typeof address === 'object' && address !== null ? address.port : 0)
    expect(await startRefused({ DATABASE_URL: database.url, PORT: port, FILES_DIR: join(folder, 'files') })).toEqual(
      refused(`Port ${port} at 127.0.0.1 is taken by another process. Stop that one, or set PORT to another.`),
    )
    server.close()
  })

  it('when HOST is not of this machine', async () => {
    const env = { DATABASE_URL: database.url, HOST: '192.0.2.7', FILES_DIR: join(folder, 'files') }
    expect(await startRefused(env)).toEqual(refused(/^HOST 192\.0\.2\.7 is not an address of this machine\. .*\n$/))
  })

  it('when TRUST_PROXY names no address', async () => {
    expect(await startRefused({ TRUST_PROXY: 'nginx' })).toEqual(
      refused(/^The environment is not usable:\n {2}TRUST_PROXY must be the number of proxies .*\n$/),
    )
  })

  it('when production settings stand there without DATABASE_URL', async () => {
    const { SANDBOX: _left, ...settings } = productionSettings()
    const said =
      /^The environment is not usable:\n {2}DATABASE_URL is missing beside PUBLIC_ORIGIN, SESSION_SECRET, ENCRYPTION_KEY, MS_APP_KEYS: .*\n$/
    expect(await startRefused({ ...settings, SANDBOX: '' })).toEqual(refused(said))
  })

  it('when the role of DATABASE_URL lacks rights', async () => {
    const empty = await createEmptyDatabase()
    await empty.sql.unsafe(`create role start_reader login password 'reader'`)
    const url = new URL(empty.url)
    url.username = 'start_reader'
    url.password = 'reader'
    expect(await startRefused({ DATABASE_URL: url.href, FILES_DIR: join(folder, 'files') })).toEqual(
      refused(/^The role of DATABASE_URL lacks a right: permission denied for .*\. Make it the owner .*\n$/),
    )
    await empty.drop()
    await database.sql.unsafe('drop role start_reader')
  })

  it('when the database does not store UTF-8', async () => {
    const latin = createDatabase(inject('templateUrl'), { max: 1 })
    await latin.sql.unsafe(`create database start_latin encoding 'LATIN1' locale 'C' template template0`)
    const url = new URL(database.url)
    url.pathname = '/start_latin'
    expect(await startRefused({ DATABASE_URL: url.href })).toEqual(
      refused(/^The database of DATABASE_URL at .* stores text as LATIN1\. It must be UTF8: .*\n$/),
    )
    await latin.sql.unsafe('drop database start_latin')
    await latin.close()
  })

  it('when another key sealed what the database holds, or production meets the database of a sandbox', async () => {
    const own = await createTestDatabase()
    const files = { DATABASE_URL: own.url, FILES_DIR: join(folder, 'files') }
    const sandbox = await startApi(files)
    await sandbox.stop()
    await own.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      await sql`insert into own_phrase (uid, key_id, nonce, ciphertext) values (1, 'ab12cd34', '', '')`
      await sql`delete from key_canary`
    })
    expect(await startRefused(files)).toEqual(
      refused(
        /^ENCRYPTION_KEY \(named \w{8}\) does not open what the database holds sealed: 1 under the key ab12cd34\. .*\n$/,
      ),
    )
    await own.sql`delete from own_phrase`
    const again = await startApi(files)
    await again.stop()
    expect(await startRefused({ ...productionSettings(), ...files })).toEqual(
      refused('The database belongs to a sandbox, whose money is not real. Name another database in DATABASE_URL.'),
    )
    await own.drop()
  })

  it.skipIf(process.getuid?.() !== 0)('when root gets no namespace for the embedded database', async () => {
    const path = await mkdtemp(join(tmpdir(), 'jindu-path-'))
    await writeFile(
      join(path, 'unshare'),
      '#!/bin/sh\necho "unshare: unshare failed: Operation not permitted" >&2\nexit 1\n',
    )
    await chmod(join(path, 'unshare'), 0o755)
    const data = join(folder, 'data')
    expect(await startRefused({ DATA_DIR: data, PATH: `${path}:${process.env['PATH']}` })).toEqual(
      refused(/^PostgreSQL does not run as root, and this machine gives root no user namespace \(unshare: .*\n$/),
    )
    await rm(path, { recursive: true })
  })
})
