import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { accountEvent } from './tables.ts'

export type AccountEvent = (typeof accountEvent.$inferInsert)['event']

/** Where a verb's caller sits, for the record. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
}

/** Adds a line to the account's record, in the transaction of what happened. */
export async function recordEvent(
  app: Pick<App, 'clock'>,
  tx: Db | Tx,
  uid: number,
  event: AccountEvent,
  caller: Pick<Caller, 'address'>,
): Promise<void> {
  await tx.insert(accountEvent).values({ uid, event, address: caller.address, at: app.clock.now() })
}
