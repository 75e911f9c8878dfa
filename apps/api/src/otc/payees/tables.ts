import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId } from '../../platform/db/columns.ts'
import { appUser } from '../../accounts/accounts/tables.ts'

/** A receiving account for fiat. The method is plain; all texts are encrypted. */
export const otcPayee = pgTable(
  'otc_payee',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    keyId: text('key_id').notNull(),
    nonce: bytes('nonce').notNull(),
    /** Includes the label, because some users put the account number into it. */
    ciphertext: bytes('ciphertext').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at'),
  },
  (table) => [index('otc_payee_uid_idx').on(table.uid, table.id)],
)
