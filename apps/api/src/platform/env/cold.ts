import { z } from 'zod'
import { readColdKey, type ColdKey } from '../chain/cold/cold-key.ts'
import { flag } from './values.ts'

/** Cold wallets beside the wallets of the nodes. */
export interface ColdConfig {
  readonly keys: { readonly BTC: ColdKey | null; readonly LTC: ColdKey | null }
  /** Whether users' deposits go to the cold wallet. */
  readonly deposits: boolean
}

const key = z.string().transform((text, context) => {
  const read = readColdKey(text)
  if (read === null) context.addIssue({ code: 'custom' })
  return read ?? z.NEVER
})

export const coldVariables = {
  BTC_COLD_KEY: key.optional(),
  LTC_COLD_KEY: key.optional(),
  COLD_DEPOSITS: flag.default(false),
}

interface Variables {
  readonly BTC_COLD_KEY?: ColdKey | undefined
  readonly LTC_COLD_KEY?: ColdKey | undefined
  readonly COLD_DEPOSITS: boolean
  readonly BTC_RPC_URL?: string | undefined
  readonly LTC_RPC_URL?: string | undefined
}

const EXPECTED_KEY =
  'the public key of a cold wallet: an extended public key such as zpub…, or a descriptor with its checksum, such as wpkh([…]xpub…/0/*)#…; never a private key'

export const COLD_EXPECTED: Readonly<Record<keyof typeof coldVariables, string>> = {
  BTC_COLD_KEY: EXPECTED_KEY,
  LTC_COLD_KEY: EXPECTED_KEY,
  COLD_DEPOSITS: 'true or false',
}

export const coldOf = (v: Variables): ColdConfig => ({
  keys: { BTC: v.BTC_COLD_KEY ?? null, LTC: v.LTC_COLD_KEY ?? null },
  deposits: v.COLD_DEPOSITS,
})

/** A second wallet in the node: from then on the first must be named. */
export function coldProblems(v: Variables): readonly string[] {
  const coins = [
    ['BTC', v.BTC_COLD_KEY, v.BTC_RPC_URL],
    ['LTC', v.LTC_COLD_KEY, v.LTC_RPC_URL],
  ] as const
  const wrong = coins.flatMap(([coin, cold, url]) =>
    cold !== undefined && !/\/wallet\/./.test(url ?? '')
      ? [
          `${coin}_COLD_KEY needs a ${coin}_RPC_URL that names its wallet, such as http://user:password@host:port/wallet/hot.`,
        ]
      : [],
  )
  const unused = v.COLD_DEPOSITS && v.BTC_COLD_KEY === undefined && v.LTC_COLD_KEY === undefined
  return unused ? [...wrong, 'COLD_DEPOSITS needs BTC_COLD_KEY or LTC_COLD_KEY.'] : wrong
}
