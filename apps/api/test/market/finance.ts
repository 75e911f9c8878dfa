import type { CurrencyCode } from '@jindu/domain/money'
import { staffMember } from '../../src/features/accounts/index.ts'
import { simulatedChain } from '../../src/features/sandbox/simulated.ts'
import { workCoin } from '../../src/features/withdrawals/index.ts'
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

/** Coin of the operator's own, for what the network takes. */
export async function topUp(api: TestApp, units: bigint, currency: CurrencyCode = 'LTC'): Promise<void> {
  const chain = simulatedChain(api.app, currency)
  await chain.pay(await chain.reader.newAddress(), units)
  await chain.mine(api.app.settings.current().depositConfirmations[currency])
  await workCoin(api.app, currency)
}

/** An address of the coin's simulated network that is nobody's here. */
export const OUTSIDE = {
  LTC: 'tltc1qqurswpc8qurswpc8qurswpc8qurswpc8k8qu0k',
  BTC: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  USDT: '0x00000000219ab540356cbb839cbe05303d7705fa',
} as const satisfies Record<CurrencyCode, string>

export { simulatedChain } from '../../src/features/sandbox/simulated.ts'

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
