import type { CurrencyCode } from '@jindu/domain/money'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { staffMember } from '../../src/accounts/accounts/index.ts'
import { simulatedChain } from '../../src/desk/sandbox/simulated.ts'
import { walletCoin } from '../../src/wallet/treasury/tables.ts'
import { workCoin } from '../../src/wallet/withdrawals/index.ts'
import { txidOf, writeTransaction } from '../../src/platform/chain/simulated/transaction.ts'
import type { TestApp } from '../app.ts'
import { LOGIN, PAY, person, type Person } from '../people.ts'
import { newKey } from './market.ts'

/** Somebody of finance, logged in. */
export async function financier(api: TestApp): Promise<Person> {
  const someone = await person(api)
  await api.app.db.insert(staffMember).values({ uid: someone.uid, role: 'finance', nickName: 'finance' })
  await someone.client.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
  return someone
}

/** Adds operator capital, which pays network fees. */
export async function topUp(api: TestApp, units: bigint, currency: CurrencyCode = 'LTC'): Promise<void> {
  const chain = simulatedChain(api.app, currency)
  await chain.pay(await chain.reader.newAddress(), units)
  await chain.mine(api.app.settings.current().depositConfirmations[currency])
  await workCoin(api.app, currency)
}

/** An address of the coin's simulated network that belongs to no user. */
export const OUTSIDE = {
  LTC: 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0',
  BTC: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  USDT: '0x00000000219ab540356cbb839cbe05303d7705fa',
} as const satisfies Record<CurrencyCode, string>

/**
 * Simulates theft: a foreign transaction spends one of our coins, signed with our keys.
 * @param coin the coin to steal; by default the largest unreserved one
 * @returns its transaction, still in the mempool, and the coin's id
 */
export async function stealCoin(api: TestApp, currency: CurrencyCode = 'LTC', coin?: { readonly id: number }) {
  const isFree = and(
    eq(walletCoin.currency, currency),
    isNull(walletCoin.withdrawalId),
    isNull(walletCoin.spentAt),
    isNull(walletCoin.goneAt),
  )
  const [row] = await api.app.db
    .select()
    .from(walletCoin)
    .where(coin === undefined ? isFree : eq(walletCoin.id, coin.id))
    .orderBy(desc(walletCoin.amountUnits))
    .limit(1)
  if (row === undefined) throw new Error('there is no coin to take')
  const { txid, outputIndex, amountUnits } = row
  // A fee that no payout of ours offers.
  const raw = writeTransaction({
    inputs: [{ txid, outputIndex }],
    outputs: [{ address: OUTSIDE[currency], units: amountUnits / 2n }],
  })
  const sent = await simulatedChain(api.app, currency).signer.send(raw)
  if (sent !== 'sent') throw new Error(`the coin was not taken: ${sent}`)
  return { txid: txidOf(raw), raw, coinId: row.id, units: amountUnits }
}

export { simulatedChain } from '../../src/desk/sandbox/simulated.ts'

export interface Applying {
  readonly address?: string
  readonly units?: bigint
  readonly currency?: CurrencyCode
  readonly payPassword?: string
  readonly otp?: string
  readonly idempotencyKey?: string
}

/** Applies with the pay password beside address and amount. */
export function applyFor({ client }: Person, applying: Applying = {}) {
  const { currency = 'LTC', units = 100_000_000n, payPassword = PAY, otp } = applying
  return client.trpc.withdrawals.request.mutate({
    address: applying.address ?? OUTSIDE[currency],
    amount: { asset: currency, units: units.toString() },
    payPassword,
    ...(otp !== undefined && { otp }),
    idempotencyKey: applying.idempotencyKey ?? newKey(),
  })
}

export async function recordOf({ client }: Person, id: number) {
  const { data } = await client.trpc.withdrawals.list.query({ page: 1, limit: 40 })
  const found = data.find((row) => row.id === id)
  if (found === undefined) throw new Error(`withdrawal ${id} is not listed`)
  return found
}
