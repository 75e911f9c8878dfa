import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { applyFor, OUTSIDE, recordOf, simulatedChain } from '../../../test/market/finance.ts'
import { fund } from '../../../test/market/market.ts'
import { verifiedPerson, type Person } from '../../../test/people.ts'

let api: TestApp
let owner: Person
let other: Person
beforeAll(async () => {
  api = await createTestApp()
  owner = await verifiedPerson(api)
  other = await verifiedPerson(api)
  await fund(owner, '10')
})
afterAll(() => api.close())

const save = (by: Person, address: string, label: string) =>
  by.client.trpc.withdrawals.saveAddress.mutate({ currency: 'LTC', address, label })
const bookOf = (of: Person) => of.client.trpc.withdrawals.book.query({ currency: 'LTC' })

it('keeps no address of another network, none without a label, none mistyped', async () => {
  expect(await refusalCode(save(owner, OUTSIDE.BTC, 'Cold'))).toBe('WITHDRAWAL_ADDRESS_NETWORK')
  expect(await refusalCode(save(owner, OUTSIDE.LTC.replace('klfs', 'k9fs'), 'Cold'))).toBe('WITHDRAWAL_ADDRESS_INVALID')
  expect(await refusalCode(save(owner, OUTSIDE.LTC, '   '))).toBe('ADDRESS_LABEL_REQUIRED')
  expect(await refusalCode(save(owner, OUTSIDE.LTC, 'x'.repeat(41)))).toBe('TEXT_TOO_LONG')
  expect((await bookOf(owner)).data).toEqual([])
})

it('keeps an address once, blanks removed, with the latest label, and shows it to its owner alone', async () => {
  await save(owner, ` ${OUTSIDE.LTC.slice(0, 8)} ${OUTSIDE.LTC.slice(8)} `, 'Cold storage')
  await save(owner, OUTSIDE.LTC, ' Desk ')
  const { data } = await bookOf(owner)
  expect(data).toMatchObject([{ address: OUTSIDE.LTC, label: 'Desk', usableAt: null }])
  expect((await bookOf(other)).data).toEqual([])
  await other.client.trpc.withdrawals.removeAddress.mutate({ id: data[0]?.id ?? 0 })
  expect((await bookOf(owner)).data).toHaveLength(1)
  const checked = await owner.client.trpc.withdrawals.checkAddress.query({ currency: 'LTC', address: OUTSIDE.LTC })
  expect(checked).toMatchObject({ label: 'Desk', times: 0, waitsUntil: null })
})

it('leaves a line in the audit for each address that is saved or removed, and none for what is nobody’s', async () => {
  const keeper = await verifiedPerson(api)
  const linesOf = () =>
    api.app
      .sql`select action, details from audit_event where subject_id = ${keeper.uid} and action like 'account.address%' order by id`
  await save(keeper, OUTSIDE.LTC, 'Cold storage')
  await save(keeper, OUTSIDE.LTC, 'Desk')
  const { data } = await bookOf(keeper)
  const id = data[0]?.id ?? 0
  await other.client.trpc.withdrawals.removeAddress.mutate({ id })
  await keeper.client.trpc.withdrawals.removeAddress.mutate({ id })
  await keeper.client.trpc.withdrawals.removeAddress.mutate({ id })
  const details = { address: expect.any(String), currency: 'LTC', payTo: OUTSIDE.LTC }
  expect(await linesOf()).toMatchObject([
    { action: 'account.addressSaved', details },
    { action: 'account.addressSaved', details },
    { action: 'account.addressRemoved', details },
  ])
  expect((await bookOf(keeper)).data).toEqual([])
})

it('holds no more than its bound, however many are saved at once', async () => {
  const { maximumBookAddresses } = rules.wallet.withdrawal
  const full = await verifiedPerson(api)
  const addresses = await Promise.all(
    Array.from({ length: maximumBookAddresses + 1 }, () => simulatedChain(api.app, 'LTC').reader.newAddress()),
  )
  const saved = await Promise.allSettled(addresses.map((address) => save(full, address, 'One of many')))
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(maximumBookAddresses)
  expect((await bookOf(full)).data).toHaveLength(maximumBookAddresses)
})

it('makes a new address wait once asked to; switching that off makes everything wait', async () => {
  const { waitForNew } = owner.client.trpc.withdrawals
  const wait = rules.wallet.withdrawal.waitSeconds
  await waitForNew.mutate({ waits: true })
  const added = api.clock.now()
  expect((await bookOf(owner)).data).toMatchObject([{ usableAt: added + wait }])
  const { id } = await applyFor(owner)
  expect((await recordOf(owner, id)).waitsUntil).toBe(added + wait)
  const stranger = await api.app.chains.LTC?.reader.parseAddress('mvd6qFeVkqH6MNAS2Y2cLifbdaX5XUkbZJ')
  const checked = await owner.client.trpc.withdrawals.checkAddress.query({
    currency: 'LTC',
    address: stranger?.address ?? '',
  })
  expect(checked).toMatchObject({ label: null, waitsUntil: api.clock.now() + wait })
  await waitForNew.mutate({ waits: false })
  expect((await owner.client.trpc.withdrawals.terms.query({ currency: 'LTC' })).waitsUntil).toBe(api.clock.now() + wait)
})
