import { currencyCodeField, idField, uidField } from '@jindu/domain/input'
import { ACCOUNT_KINDS, ENTRY_KINDS, REFERENCE_KINDS, type AccountKind } from '@jindu/domain/ledger'
import { z } from 'zod'

const LAST_INSTANT = 100_000_000_000
const MOST_DIGITS = 24
const instant = z.int().min(0).max(LAST_INSTANT)
/** Coins as staff write them, read by `parseAmount`. */
const coins = z.string().max(MOST_DIGITS)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the chart of accounts
export const accountKind = z.enum(Object.keys(ACCOUNT_KINDS) as [AccountKind, ...AccountKind[]])

/** What a member of finance looks for; all of it holds at once. */
export const ledgerFilter = {
  entry: idField.optional(),
  /** Whose accounts moved. */
  uid: uidField.optional(),
  currency: currencyCodeField.optional(),
  kind: z.enum(ENTRY_KINDS).optional(),
  account: accountKind.optional(),
  /** What the entry is about: `goodsOrder` and its id. */
  reference: z.object({ kind: z.enum(REFERENCE_KINDS), id: idField }).optional(),
  /** A transaction on the chain, of a deposit or of a withdrawal. */
  tx: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** What a line of it moved, either way; the coin must be named. */
  least: coins.optional(),
  most: coins.optional(),
  /** Unix seconds, both included. */
  from: instant.optional(),
  to: instant.optional(),
}

export type LedgerFilter = z.infer<z.ZodObject<typeof ledgerFilter>>
