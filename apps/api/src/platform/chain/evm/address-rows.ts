import { eq, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../db/index.ts'
import { evmAddress } from '../tables.ts'
import type { SeedAccounts } from './accounts.ts'
import { asHex } from './hex.ts'

export interface AddressParts {
  readonly db: Db
  readonly clock: Clock
  /** Null where no seed was given. */
  readonly accounts: SeedAccounts | null
}

/** The addresses that were given out, by their place in the seed. */
export function addressRows({ db, clock, accounts }: AddressParts) {
  const read = () => db.select().from(evmAddress).orderBy(evmAddress.id)

  return {
    /** @throws Error where the database knows another one: coin of users lies under the seed of before */
    async hot(): Promise<Hex> {
      const [known] = await db.select().from(evmAddress).where(eq(evmAddress.hot, true))
      const own = accounts?.hot.address
      if (known === undefined) {
        if (own === undefined) throw new Error('USDT_SEED is missing: no address comes from it yet.')
        const row = { address: own, hot: true, createdAt: clock.now() }
        await db.insert(evmAddress).values(row).onConflictDoNothing()
        return own
      }
      if (own !== undefined && known.address !== own) {
        throw new Error('USDT_SEED is another one than that of the addresses in the database.')
      }
      return asHex(known.address)
    },

    async add(): Promise<Hex | null> {
      if (accounts === null) return null
      const [drawn] = await db.execute<{ id: string }>(sql`select nextval('evm_address_id_seq')::text as id`)
      const id = Number(drawn?.id)
      const { address } = accounts.user(id)
      await db.insert(evmAddress).values({ id, address, createdAt: clock.now() })
      return address
    },

    all: async (): Promise<readonly Hex[]> => (await read()).map(({ address }) => asHex(address)),

    /** The derivation index of a user's address; null for the hot address and for foreign ones. */
    async indexOf(address: string): Promise<number | null> {
      const [row] = await db.select().from(evmAddress).where(eq(evmAddress.address, address))
      return row === undefined || row.hot ? null : row.id
    },
  }
}

export type AddressRows = ReturnType<typeof addressRows>
