import { entryTemplates } from '@jindu/domain/ledger'
import { type CurrencyCode, money } from '@jindu/domain/money'
import type { Db } from '../../src/platform/db/index.ts'
import { type PostedEntry, postEntries } from '../../src/platform/ledger/index.ts'

export const NOW = 1_800_000_000

/** Credits a user as a deposit from the chain does. */
export const fund = (
  db: Db,
  uid: number,
  units: bigint,
  currency: CurrencyCode = 'LTC',
): Promise<readonly PostedEntry[]> =>
  postEntries(db, [{ entry: entryTemplates.deposit({ uid, money: money(currency, units) }) }], NOW)

/** Moves fund balance from one user to another. */
export const pay = (
  db: Db,
  fromUid: number,
  toUid: number,
  units: bigint,
  key?: string,
): Promise<readonly PostedEntry[]> =>
  postEntries(
    db,
    [
      {
        entry: entryTemplates.transferBetweenUsers({ fromUid, toUid, money: money('LTC', units) }),
        ...(key ? { key } : {}),
      },
    ],
    NOW,
  )
