import type { Clock } from '../clock/index.ts'
import type { Db } from '../db/index.ts'

interface Asked {
  readonly text: string
  readonly values: readonly (string | number)[]
}

interface Counted {
  readonly points: number
  readonly expire: bigint
}

/** Counts never come near it, times in milliseconds are always past it. */
const FIRST_TIME = 1e11
const SECOND = 1_000

/**
 * The store interface of rate-limiter-flexible. The library uses the machine's clock; the database stores the product's
 * time, so that the sandbox's clock also moves the windows.
 */
export function storeClient(db: Db, clock: Clock) {
  const toProduct = (time: number) => Math.round((time - Date.now()) / SECOND + clock.now()) * SECOND
  const toMachine = (time: number) => time - clock.now() * SECOND + Date.now()

  return {
    async query({ text, values }: Asked) {
      const stored = values.map((value) => (typeof value === 'number' && value > FIRST_TIME ? toProduct(value) : value))
      const rows = await db.$client.unsafe<Counted[]>(text, stored)
      return {
        rowCount: rows.count,
        rows: rows.map(({ points, expire }) => ({ points, expire: toMachine(Number(expire)) })),
      }
    },
  }
}
