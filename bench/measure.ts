import type { Answer } from './connection.ts'
import { load, type Load } from './load.ts'
import { pgbench } from './pgbench.ts'
import { processorTime } from './processor-time.ts'
import type { DatabaseAddress, Product } from './product.ts'

/** One kind of work, through the product and as bare statements. */
export interface Work {
  readonly name: string
  /** Null where there is nothing to compare with but other work of the product. */
  readonly script: string | null
  readonly variables: Readonly<Record<string, string | number>>
  /** What has to be there before each turn, unmeasured. */
  readonly prepare?: () => Promise<void>
  readonly nextRequest: (connection: number, n: number, last: Answer | null) => Buffer | null
}

interface Cost {
  readonly server: number
  readonly database: number
}

export interface Round {
  readonly http: Load & { readonly processorMilliseconds: Cost }
  readonly bare: { readonly perSecond: number; readonly processorMilliseconds: number } | null
}

/** Product and pgbench one after the other for `seconds` each, so that both meet the same machine. */
export async function measureRound(
  product: Product,
  database: DatabaseAddress,
  work: Work,
  seconds: number,
  withPgbench: boolean,
): Promise<Round> {
  const clock = () => processorTime(product.pid, database.pid)
  await work.prepare?.()
  const beforeHttp = clock()
  const http = await load(product.port, seconds, work.nextRequest)
  const beforeBare = clock()
  const bare =
    withPgbench && work.script !== null ? await pgbench(database, work.script, seconds, work.variables) : null
  const after = clock()
  return {
    http: {
      ...http,
      processorMilliseconds: {
        server: (beforeBare.server - beforeHttp.server) / http.calls,
        database: (beforeBare.database - beforeHttp.database) / http.calls,
      },
    },
    bare: bare && {
      perSecond: bare.perSecond,
      processorMilliseconds: (after.database - beforeBare.database) / bare.calls,
    },
  }
}
