import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { staffPerson } from '../../test/market/staff.ts'
import { startMailServer, type MailServer } from '../../test/outside/mail-server.ts'
import { person, verifiedPerson, type Person } from '../../test/people.ts'
import { picture, upload } from '../../test/upload.ts'
import { androidRelease } from '../desk/android/tables.ts'
import { examine } from './examine.ts'
import { doctorReport, type Finding } from './finding.ts'

let server: MailServer
let api: TestApp
let owner: Person

beforeAll(async () => {
  server = await startMailServer()
  api = await createTestApp()
  owner = await person(api)
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const source = (more: Readonly<Record<string, string>> = {}) => ({
  SANDBOX: 'true',
  DATABASE_URL: api.app.database.url,
  FILES_DIR: api.filesDir,
  ...more,
})
const lookAt = async (part: Finding['part'], more?: Readonly<Record<string, string>>) =>
  (await examine(source(more))).filter((each) => each.part === part).map(({ state, says }) => `${state}: ${says}`)

async function uploaded(): Promise<{ readonly id: string; readonly path: string }> {
  const id: string = (await upload(owner.client, await picture().png().toBuffer())).json().id
  return { id, path: join(api.filesDir, id.slice(0, 2), id) }
}

it('a variable that is wrong is named, and nothing else is looked at', async () => {
  expect(await examine(source({ PORT: 'many' }))).toEqual([
    { part: 'environment', state: 'broken', says: expect.stringContaining('PORT must be a port number') },
  ])
})

it('a database that is away is said, and what needs none is still looked at', async () => {
  const findings = await examine(source({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }))
  expect(findings.map(({ part, state }) => `${part} ${state}`)).toEqual([
    'environment ok',
    'environment weak',
    'database broken',
  ])
})

it('a schema of another release is told apart from the own', async () => {
  const { db } = api.app
  expect(await lookAt('database')).toEqual(['ok: It answers, and its schema is that of this release.'])
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`)
  expect(await lookAt('database')).toEqual([expect.stringMatching(/^broken: The schema is newer/)])
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`)
})

it('uploaded files that are gone or hold other bytes are counted and named', async () => {
  const [lost, changed] = [await uploaded(), await uploaded()]
  expect(await lookAt('files')).toEqual(['ok: All 2 uploaded files are there, with the bytes of then.'])
  await rm(lost.path)
  await writeFile(changed.path, 'something else')
  expect(await lookAt('files')).toEqual([
    expect.stringContaining(`broken: 1 of 2 uploaded files are gone (${lost.id})`),
    expect.stringContaining(`broken: 1 of 2 uploaded files hold other bytes (${changed.id})`),
  ])
  const [fileId, sha256] = [api.app.random.uuid(), '0'.repeat(64)]
  const version = {
    package: 'example.market.app',
    versionCode: 7,
    versionName: '1.2.0',
    minimumSdk: 29,
    certificate: '',
  }
  await api.app.db
    .insert(androidRelease)
    .values({ ...version, permissions: [], fileId, sha256, bytes: 1, byUid: owner.uid, publishedAt: 0 })
  expect(await lookAt('files')).toContainEqual(
    expect.stringContaining(`broken: 2 of 3 uploaded files are gone (${fileId}`),
  )
})

it('a folder that is a file is said', async () => {
  const path = join(api.filesDir, 'a-file')
  await writeFile(path, '')
  expect(await lookAt('files', { FILES_DIR: path })).toEqual([expect.stringContaining('is no folder')])
})

it('what is sealed under a key that is not given is named', async () => {
  await (await verifiedPerson(api)).client.trpc.accounts.setPhrase.mutate({ phrase: 'Blue herons at dawn' })
  const key = 'ab'.repeat(32)
  expect(await lookAt('keys')).toEqual([expect.stringMatching(/^ok/)])
  expect(await lookAt('keys', { ENCRYPTION_KEY: key })).toEqual([
    expect.stringMatching(/^broken: No given key opens .*1 under the key/),
  ])
})

it('a mail server that lets nobody in is said without its password', async () => {
  const from = { MAIL_FROM: 'Jindu <no-reply@market.example>' }
  expect(await lookAt('mail', { SMTP_URL: server.url, ...from })).toEqual(['ok: The mail server lets the product in.'])
  const away = await lookAt('mail', { SMTP_URL: 'smtp://me:secret@127.0.0.1:9', ...from })
  expect(away).toEqual([expect.stringMatching(/^broken: The mail server does not: E/)])
  expect(away.join()).not.toContain('secret')
})

it('coins without a working node are named', async () => {
  expect(await lookAt('nodes')).toHaveLength(3)
  const nodes = await lookAt('nodes', { LTC_RPC_URL: 'http://user:secret@127.0.0.1:9' })
  expect(nodes).toContain('broken: LTC: its node is in the state down.')
  expect(nodes.join()).not.toContain('secret')
})

it('administrators are counted', async () => {
  expect(await lookAt('staff')).toEqual([expect.stringMatching(/^weak: Nobody is administrator/)])
  await staffPerson(api, 'administrator')
  expect(await lookAt('staff')).toEqual([expect.stringMatching(/^weak: There is one administrator/)])
  await staffPerson(api, 'administrator')
  expect(await lookAt('staff')).toEqual(['ok: There are 2 administrators.'])
})

it('the report counts what it lists', () => {
  const findings: Finding[] = [
    { part: 'mail', state: 'broken', says: 'It is away.' },
    { part: 'keys', state: 'ok', says: 'They open all.' },
  ]
  expect(doctorReport(findings).split('\n').at(-1)).toBe('1 broken, 0 weak, 1 ok')
})
