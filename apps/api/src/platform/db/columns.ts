import { CURRENCY_CODES } from '@jindu/domain/money'
import { bigint, customType, text } from 'drizzle-orm/pg-core'

const readInstant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (seconds) => new Date(seconds * 1000).toISOString(),
  fromDriver: (text) => Math.floor(Date.parse(text) / 1000),
})

/** A `timestamptz` column that the code reads and writes as unix seconds, the unit of every time in the domain. */
export const instant = (name: string) => readInstant(name)

/** An amount in the smallest unit of its currency (satoshi, litoshi, micro-USDT) or in cents. */
export const units = (name: string) => bigint(name, { mode: 'bigint' })

/** The identity primary key `id`. Its sequence is `<table>_id_seq`; a load query may draw the next id from it. */
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** A reference to another row's id (or a uid). */
export const idRef = (name: string) => bigint(name, { mode: 'number' })

/** The code of a coin. */
export const currencyCode = () => text('currency', { enum: CURRENCY_CODES })

/** Raw bytes, for hashes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
