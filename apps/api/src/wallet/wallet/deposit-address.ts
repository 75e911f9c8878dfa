import { fail } from '@jindu/domain/errors'
import { money, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { assertOpen, type Chain } from '../../platform/chain/index.ts'
import { insertRow, transactVerb } from '../../platform/db/index.ts'
import { outageOf } from '../../platform/outage/outage.ts'
import { smallestDeposit } from './smallest-deposit.ts'
import { chainCursor, depositAddress } from './tables.ts'

/**
 * The chain of a currency.
 * @throws DomainError CURRENCY_NOT_ACCEPTED where none is connected
 */
export function chainOf(app: App, currency: CurrencyCode): Chain {
  return app.chains[currency] ?? fail('CURRENCY_NOT_ACCEPTED', { currency })
}

/** The network of a coin that runs on several, as screens name it before anybody sends; null where the coin says it. */
export function networkOf(app: Pick<App, 'chains'>, currency: CurrencyCode) {
  const chain = app.chains[currency]
  if (chain?.holds !== 'accounts') return null
  const smallest = money(currency, smallestDeposit(app, currency))
  return { name: chain.account.network.name, standard: 'ERC-20' as const, smallest }
}

const ofUser = (uid: number, currency: CurrencyCode) =>
  and(eq(depositAddress.uid, uid), eq(depositAddress.currency, currency))

const answer = async (app: App, chain: Chain, address: string) => ({
  currency: chain.currency,
  address,
  confirmationsNeeded: app.settings.current().depositConfirmations[chain.currency],
  paused: await depositsPaused(app, chain),
  network: networkOf(app, chain.currency),
})

/**
 * Assigns an address to an account unless it has `most` already; concurrent requests are serialised.
 * @returns the account's newest address, and whether it is the new one
 */
function keepAddress(app: App, uid: number, currency: CurrencyCode, address: string, most: number) {
  return transactVerb(app, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('deposit_address'), hashtext(${`${uid} ${currency}`}))`)
    const held = await tx
      .select({ address: depositAddress.address })
      .from(depositAddress)
      .where(ofUser(uid, currency))
      .orderBy(desc(depositAddress.id))
      .limit(most)
    const newest = held[0]
    if (newest !== undefined && held.length >= most) return { result: { address: newest.address, kept: false } }
    const row = { uid, currency, address, createdAt: app.clock.now() }
    return { result: { address, kept: true }, writes: [insertRow(depositAddress, row)] }
  })
}

/**
 * A new receiving address; earlier ones keep working.
 * @throws DomainError DEPOSIT_ADDRESS_LIMIT, CURRENCY_NOT_ACCEPTED, DEPOSITS_PAUSED
 */
export async function newDepositAddress(app: App, uid: number, currency: CurrencyCode) {
  assertOpen(app, 'deposit', currency)
  const chain = chainOf(app, currency)
  const maximum = rules.wallet.deposit.maximumAddressesPerCurrency
  const held = await app.db.$count(depositAddress, ofUser(uid, currency))
  if (held >= maximum) return fail('DEPOSIT_ADDRESS_LIMIT', { maximum })
  const { address, kept } = await keepAddress(app, uid, currency, await addressOf(chain), maximum)
  return kept ? answer(app, chain, address) : fail('DEPOSIT_ADDRESS_LIMIT', { maximum })
}

/** A real chain unread for this long cannot show new deposits. */
const UNREAD_SECONDS = 180

/** Whether deposits of a coin are not seen now. */
export async function depositsPaused(app: App, { currency, kind }: Chain): Promise<boolean> {
  if (kind === 'simulated') return false
  const [cursor] = await app.db
    .select({ readAt: chainCursor.readAt })
    .from(chainCursor)
    .where(eq(chainCursor.currency, currency))
  return cursor === undefined || cursor.readAt < app.clock.now() - UNREAD_SECONDS
}

/** @throws DomainError DEPOSITS_PAUSED where the node gives no address now */
async function addressOf({ currency, reader }: Chain): Promise<string> {
  try {
    return await reader.newAddress()
  } catch (error) {
    if (outageOf(error)?.code === 'CHAIN_UNAVAILABLE') fail('DEPOSITS_PAUSED', { currency })
    throw error
  }
}

/**
 * The address to pay to; the first asking makes it.
 * @throws DomainError CURRENCY_NOT_ACCEPTED, DEPOSITS_PAUSED
 */
export async function currentDepositAddress(app: App, uid: number, currency: CurrencyCode) {
  assertOpen(app, 'deposit', currency)
  const chain = chainOf(app, currency)
  const [newest] = await app.db
    .select({ address: depositAddress.address })
    .from(depositAddress)
    .where(ofUser(uid, currency))
    .orderBy(desc(depositAddress.id))
    .limit(1)
  const { address } = newest ?? (await keepAddress(app, uid, currency, await addressOf(chain), 1))
  return answer(app, chain, address)
}

export interface AddressFilter {
  readonly page: number
  readonly limit: number
  readonly currency: CurrencyCode
}

/** All addresses of an account with their received totals, the current one first. */
export async function listDepositAddresses({ db }: App, uid: number, { page, limit, currency }: AddressFilter) {
  const where = ofUser(uid, currency)
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(depositAddress)
      .where(where)
      .orderBy(desc(depositAddress.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(depositAddress).where(where),
  ])
  const data = rows.map(({ id, address, receivedUnits, createdAt }, index) => ({
    id,
    address,
    received: money(currency, receivedUnits),
    createdAt,
    current: page === 1 && index === 0,
  }))
  return { data, total: total?.rows ?? 0 }
}
