import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { guard, shownAt, type Guarded } from '../../../test/factor.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { fund, fundsOf, newKey } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { createMsClient } from '../../../test/ms-client.ts'
import { PAY, RECOVERY, verifiedPerson, type Person } from '../../../test/people.ts'

let api: TestApp
let alice: Person
let bob: Person
let finance: Person

beforeAll(async () => {
  api = await createTestApp()
  alice = await verifiedPerson(api)
  bob = await verifiedPerson(api)
  finance = await staffPerson(api, 'finance')
  await fund(alice, '10')
})
afterAll(() => api.close())

const send = (from: Person, recipientUid: number, units: bigint, idempotencyKey = newKey()) =>
  from.client.trpc.transfers.send.mutate({
    recipientUid,
    amount: { asset: 'LTC', units: units.toString() },
    idempotencyKey,
  })
const move = (of: Person, target: 'fund' | 'otc', units: bigint) =>
  of.client.trpc.transfers.move.mutate({
    target,
    amount: { asset: 'LTC', units: units.toString() },
    idempotencyKey: newKey(),
  })
const otcOf = async ({ client }: Person) =>
  BigInt((await client.trpc.wallet.balances.query()).data.find(({ currency }) => currency === 'LTC')?.otc.units ?? '0')

const approve = (id: number, by = finance) => by.client.trpc.transfers.approveMove.mutate({ id })
const reject = (id: number, by = finance) =>
  by.client.trpc.transfers.rejectMove.mutate({ id, reason: 'the coin is disputed' })

const pending = async (of: Person) => {
  await api.app.settings.change({ internalTransferReview: true }, finance.uid)
  return (await move(of, 'otc', 1_000_000n)).id
}

describe('a transfer between users is refused', () => {
  it('to oneself, to nobody, to the frozen, of nothing, of more than there is, out of nothing', async () => {
    const frozen = await verifiedPerson(api)
    await frozen.client.trpc.accounts.freeze.mutate({ uid: frozen.uid, recoveryPassword: RECOVERY })
    expect(await refusalCode(send(alice, alice.uid, 1n))).toBe('RECIPIENT_IS_SELF')
    expect(await refusalCode(send(alice, 999_999, 1n))).toBe('RECIPIENT_UNKNOWN')
    expect(await refusalCode(send(alice, frozen.uid, 1n))).toBe('RECIPIENT_FROZEN')
    expect(await refusalCode(send(alice, bob.uid, 0n))).toBe('AMOUNT_NOT_POSITIVE')
    expect(await refusalCode(send(alice, bob.uid, 10n ** 12n))).toBe('AMOUNT_EXCEEDS_BALANCE')
    expect(await refusalCode(send(bob, alice.uid, 1n))).toBe('BALANCE_EMPTY')
    expect(await fundsOf(alice)).toBe(1_000_000_000n)
  })
})

const latest = async ({ client }: Person) => (await client.trpc.wallet.history.query({ limit: 1 })).data[0]

describe('a transfer between users', () => {
  it('confirms the recipient by the day they joined, arrives at once, and both have it in their history', async () => {
    const { recipient, list } = alice.client.trpc.transfers
    const known = { uid: bob.uid, joinedAt: api.clock.now() }
    expect(await recipient.query({ uid: bob.uid })).toEqual({ ...known, times: 0, lastAt: null })
    await send(alice, bob.uid, 300_000_000n)
    expect(await recipient.query({ uid: bob.uid })).toEqual({ ...known, times: 1, lastAt: api.clock.now() })
    expect(await fundsOf(alice)).toBe(700_000_000n)
    expect(await fundsOf(bob)).toBe(300_000_000n)
    expect((await list.query({ page: 1, limit: 10 })).data).toMatchObject([{ guide: 'out', otherUid: bob.uid }])
    const { data } = await bob.client.trpc.transfers.list.query({ page: 1, limit: 10 })
    expect(data).toMatchObject([{ guide: 'in', otherUid: alice.uid, amount: { asset: 'LTC', units: '300000000' } }])
    expect((await list.query({ page: 1, limit: 10, guide: 'in' })).data).toEqual([])
    expect(await latest(alice)).toMatchObject({ guide: 'out', otherUid: bob.uid })
    expect(await latest(bob)).toMatchObject({ guide: 'in', otherUid: alice.uid })
    expect((await list.query({ page: 1, limit: 10, guide: 'out' })).total).toBe(1)
  })

  it('is told to the recipient alone, with its amount, by an event that names it', async () => {
    const carol = await verifiedPerson(api)
    const { uid } = carol
    const { id } = await send(alice, uid, 1_000n)
    const told = await carol.client.trpc.messages.list.query({ types: ['system'] })
    expect(told.data).toMatchObject([
      {
        message: { kind: 'transfer.received', subjectId: id, side: null, facts: { from: String(alice.uid) } },
        about: { title: null, amount: { asset: 'LTC', units: '1000' } },
        readAt: null,
      },
    ])
    const sender = await alice.client.trpc.messages.list.query({ types: ['system'] })
    expect(sender.data.map(({ message }) => message.kind)).not.toContain('transfer.received')
    const events = await api.app.db.execute<{ payload: unknown }>(
      sql`select payload from outbox where topic = 'wallet' and uid = ${uid}`,
    )
    expect(events.map(({ payload }) => payload)).toEqual([{ currency: 'LTC', transferId: id }])
  })

  it('under one key is made once, however often and at once it is asked for', async () => {
    const key = newKey()
    const before = await fundsOf(alice)
    const made = await Promise.all(Array.from({ length: 12 }, () => send(alice, bob.uid, 1_000n, key)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await fundsOf(alice)).toBe(before - 1_000n)
    expect(await refusalCode(send(alice, bob.uid, 2_000n, key))).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('crossing others loses and makes nothing', async () => {
    const before = (await fundsOf(alice)) + (await fundsOf(bob))
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? send(alice, bob.uid, 7n) : send(bob, alice.uid, 5n))),
    )
    expect((await fundsOf(alice)) + (await fundsOf(bob))).toBe(before)
    expect(await brokenBooks(api.app)).toEqual([])
  })
})

describe('a move between own balances', () => {
  it('goes both ways, never beyond what is there, and is listed by its target', async () => {
    const before = await fundsOf(bob)
    await move(bob, 'otc', 100_000_000n)
    expect([await fundsOf(bob), await otcOf(bob)]).toEqual([before - 100_000_000n, 100_000_000n])
    expect(await refusalCode(move(bob, 'fund', 100_000_001n))).toBe('AMOUNT_EXCEEDS_BALANCE')
    await move(bob, 'fund', 40_000_000n)
    expect([await fundsOf(bob), await otcOf(bob)]).toEqual([before - 60_000_000n, 60_000_000n])
    const { data, total } = await bob.client.trpc.transfers.moves.query({ page: 1, limit: 10, target: 'otc' })
    expect(total).toBe(1)
    expect(data).toMatchObject([{ target: 'otc', status: 'completed', amount: { units: '100000000' } }])
  })

  it('made at once takes no more than the balance holds', async () => {
    const held = await otcOf(bob)
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => move(bob, 'fund', held)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await otcOf(bob)).toBe(0n)
    expect(await brokenBooks(api.app)).toEqual([])
  })
})

describe('a move on a site that reviews moves', () => {
  it('is decided by nobody who made it, once, and by finance alone', async () => {
    await finance.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    await fund(finance, '1')
    expect(await refusalCode(approve(await pending(finance)))).toBe('INTERNAL_TRANSFER_OWN')
    const id = await pending(alice)
    expect(await refusalCode(approve(id, bob))).toBe('FORBIDDEN')
    expect(await refusalCode(approve(999_999))).toBe('INTERNAL_TRANSFER_NOT_FOUND')
    await reject(id)
    expect(await refusalCode(approve(id))).toBe('INTERNAL_TRANSFER_NOT_PENDING')
  })

  it('holds its amount until then: let through it arrives, refused it is back with the reason', async () => {
    const [fundBefore, otcBefore] = [await fundsOf(alice), await otcOf(alice)]
    const through = await pending(alice)
    expect(await alice.client.trpc.transfers.moveTerms.query()).toEqual({ reviewed: true })
    expect([await fundsOf(alice), await otcOf(alice)]).toEqual([fundBefore - 1_000_000n, otcBefore])
    const { data } = await finance.client.trpc.transfers.moveQueue.query({ page: 1, limit: 20 })
    expect(data.find((row) => row.id === through)).toMatchObject({
      uid: alice.uid,
      allowedEvents: [{ allowed: true }, {}],
    })
    await approve(through)
    expect(await otcOf(alice)).toBe(otcBefore + 1_000_000n)
    await reject(await pending(alice))
    expect([await fundsOf(alice), await otcOf(alice)]).toEqual([fundBefore - 1_000_000n, otcBefore + 1_000_000n])
    const { data: own } = await alice.client.trpc.transfers.moves.query({ page: 1, limit: 1 })
    expect(own).toMatchObject([{ status: 'rejected', remark: 'the coin is disputed' }])
    const told = await alice.client.trpc.messages.list.query({ types: ['system'], limit: 2 })
    expect(told.data).toMatchObject([
      {
        message: { kind: 'move.rejected', facts: { reason: 'the coin is disputed' } },
        about: { amount: { units: '1000000' } },
      },
      { message: { kind: 'move.approved', subjectId: through } },
    ])
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('decided by two at once is decided once', async () => {
    const id = await pending(alice)
    const before = (await fundsOf(alice)) + (await otcOf(alice))
    const ended = await Promise.allSettled([approve(id), reject(id), approve(id), reject(id)])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await fundsOf(alice)) + (await otcOf(alice))).toBe(before + 1_000_000n)
    expect(await brokenBooks(api.app)).toEqual([])
  })
})

const owner = async (): Promise<Guarded> => {
  const someone = await guard(api, await verifiedPerson(api))
  await fund(someone, '10')
  await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
  return someone
}

const sendWith = (from: Person, otp?: string, idempotencyKey = newKey()) =>
  from.client.trpc.transfers.send.mutate({
    recipientUid: bob.uid,
    amount: { asset: 'LTC', units: '1000' },
    idempotencyKey,
    ...(otp !== undefined && { otp }),
  })

describe('a transfer out of an account with a second factor', () => {
  it('is refused without a code and with a wrong one, costs nothing, and the owner sees the try', async () => {
    const someone = await owner()
    const before = await fundsOf(someone)
    expect(await refusalCode(sendWith(someone))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refusalCode(sendWith(someone, '000000'))).toBe('SECOND_FACTOR_WRONG')
    expect(await fundsOf(someone)).toBe(before)
    const { data } = await someone.client.trpc.accounts.failedTries.query()
    expect(data).toMatchObject([{ password: 'factor', known: true }])
  })

  it('takes each code once, however many transfers come with it at once, and answers the same request as before', async () => {
    const someone = await owner()
    const otp = shownAt(api, someone.secret)
    const key = newKey()
    const first = await sendWith(someone, otp, key)
    expect(await sendWith(someone, otp, key)).toEqual(first)
    expect(await refusalCode(sendWith(someone, otp))).toBe('SECOND_FACTOR_WRONG')
    const next = shownAt(api, someone.secret, 1)
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => sendWith(someone, next)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await fundsOf(someone)).toBe(1_000_000_000n - 2_000n)
  })

  it('asks old clients too, who send it as otp', async () => {
    const someone = await owner()
    const ms = createMsClient(api)
    ms.token = someone.client.token() ?? ''
    const sendOld = (otp: Record<string, string>) =>
      ms.post('user.user.MsWallet/transferMoney', { currency_id: 3, user_id: bob.uid, amount: '0.00001', ...otp })
    expect(await sendOld({})).toMatchObject({ code: 2031 })
    expect(await sendOld({ otp: '000000' })).toMatchObject({ code: 2032 })
    expect(await sendOld({ otp: shownAt(api, someone.secret) })).toMatchObject({ code: 0 })
  })
})
