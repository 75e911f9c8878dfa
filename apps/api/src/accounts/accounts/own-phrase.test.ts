import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { person, verifiedPerson } from '../../../test/people.ts'
import { ownPhrase } from './tables.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('is refused to who has not verified the pay password, and in lengths that tell nobody anything', async () => {
  const unverified = await person(api)
  expect(await refusalCode(unverified.client.trpc.accounts.setPhrase.mutate({ phrase: 'Blue herons' }))).toBe(
    'PAY_PASSWORD_NOT_VERIFIED',
  )
  const { client } = await verifiedPerson(api)
  for (const phrase of ['', 'abc', 'x'.repeat(41)])
    expect(await refusalCode(client.trpc.accounts.setPhrase.mutate({ phrase }))).toBe('PHRASE_LENGTH')
})

it('is read by its owner alone, changes, and is removed', async () => {
  const owner = await verifiedPerson(api)
  const { phrase, setPhrase } = owner.client.trpc.accounts
  expect(await phrase.query()).toEqual({ phrase: null })
  await setPhrase.mutate({ phrase: '  Blue   herons ' })
  expect(await phrase.query()).toEqual({ phrase: 'Blue herons' })
  await setPhrase.mutate({ phrase: '青山一道' })
  expect(await phrase.query()).toEqual({ phrase: '青山一道' })
  expect(await (await person(api)).client.trpc.accounts.phrase.query()).toEqual({ phrase: null })
  await setPhrase.mutate({ phrase: null })
  expect(await phrase.query()).toEqual({ phrase: null })
})

it('is written down nowhere but sealed: not in the audit, not in the account that staff read', async () => {
  const { uid, client } = await verifiedPerson(api)
  await client.trpc.accounts.setPhrase.mutate({ phrase: 'Seventeen lanterns' })
  const [row] = await api.app.db.select().from(ownPhrase).where(eq(ownPhrase.uid, uid))
  expect(Buffer.from(row?.ciphertext ?? []).toString('latin1')).not.toContain('lanterns')
  const audit = await api.app.sql`select action, details::text from audit_event where actor_uid = ${uid}`
  expect(audit.map(({ action }) => action)).toContain('account.phraseSet')
  expect(JSON.stringify(audit)).not.toContain('lanterns')
  expect(JSON.stringify(await client.trpc.accounts.me.query())).not.toContain('lanterns')
})

it('does not open under another account’s name', async () => {
  const [one, other] = [await verifiedPerson(api), await verifiedPerson(api)]
  for (const { client } of [one, other]) await client.trpc.accounts.setPhrase.mutate({ phrase: 'Blue herons' })
  await api.app.sql`update own_phrase set key_id = o.key_id, nonce = o.nonce, ciphertext = o.ciphertext
    from own_phrase o where own_phrase.uid = ${one.uid} and o.uid = ${other.uid}`
  expect(await refusalCode(one.client.trpc.accounts.phrase.query())).toBe('INTERNAL')
})

it('goes on under another key: a job seals it anew', async () => {
  const { client } = await verifiedPerson(api)
  await client.trpc.accounts.setPhrase.mutate({ phrase: 'Blue herons' })
  await api.app.sql`delete from own_phrase where uid <> ${(await client.trpc.accounts.me.query())?.uid ?? 0}`
  const later = await createTestApp({
    beside: api,
    env: {
      ENCRYPTION_KEY: 'cd'.repeat(32),
      ENCRYPTION_OLD_KEYS: Buffer.from(api.app.env.encryptionKey).toString('hex'),
    },
  })
  try {
    await later.app.jobs.runDue()
    expect(await api.app.sql`select distinct key_id from own_phrase`).toEqual([{ key_id: later.app.secrets.keyId }])
    const there = later.client()
    there.useToken(client.token())
    expect(await there.trpc.accounts.phrase.query()).toEqual({ phrase: 'Blue herons' })
  } finally {
    await later.close()
  }
})
