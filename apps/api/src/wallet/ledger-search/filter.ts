import { currencyCodeField, idField, uidField } from '@jindu/domain/input'
import { ACCOUNT_KINDS, REFERENCE_KINDS, type AccountKind } from '@jindu/domain/ledger'
import { z } from 'zod'
import { entryKind } from '../../trpc/money-out.ts'

const LAST_INSTANT = 100_000_000_000
const MOST_DIGITS = 24
const instant = z.int().min(0).max(LAST_INSTANT)
/** Decimal amounts as staff type them, parsed by `parseAmount`. */
const coins = z.string().max(MOST_DIGITS)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the chart of accounts
export const accountKind = z.enum(Object.keys(ACCOUNT_KINDS) as [AccountKind, ...AccountKind[]])

/** Filters of the ledger search, combined with "and". */
export const ledgerFilter = {
  entry: idField.optional(),
  /** The owner of an account with a posting. */
  uid: uidField.optional(),
  currency: currencyCodeField.optional(),
  kind: entryKind.optional(),
  account: accountKind.optional(),
  /** The entry's subject: `goodsOrder` and its id. */
  reference: z.object({ kind: z.enum(REFERENCE_KINDS), id: idField }).optional(),
  /** A transaction on the chain, of a deposit or of a withdrawal. */
  tx: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** The absolute amount of a posting; requires a currency. */
  least: coins.optional(),
  most: coins.optional(),
  /** Unix seconds, both inclusive. */
  from: instant.optional(),
  to: instant.optional(),
}

export type LedgerFilter = z.infer<z.ZodObject<typeof ledgerFilter>>
