import { FIAT_CODES, FIAT_RATE_SOURCES } from '@jindu/domain/money'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { SETTLE_DEMAND_NAMES, type OtcOrderOutcome } from '@jindu/domain/otc/orders'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { otcOffer } from '../offers/tables.ts'
import { timelineEnd, type TimelineFile } from '../../records/timeline/tables.ts'

export const OTC_OUTCOMES = [
  'released',
  'requiredByBuyer',
  'ruledToBuyer',
  'ruledSplit',
  'agreedSplit',
  'byBuyer',
  'requiredBySeller',
  'expired',
  'ruledToSeller',
  'agreedReturn',
] as const satisfies readonly OtcOrderOutcome[]

/**
 * Coin in escrow against fiat between a buyer and a seller. The terms are fixed on taking, whatever the offer says
 * later.
 */
export const otcOrder = pgTable(
  'otc_order',
  {
    id: rowId(),
    offerId: idRef('offer_id')
      .notNull()
      .references(() => otcOffer.id),
    buyerUid: idRef('buyer_uid').notNull(),
    sellerUid: idRef('seller_uid').notNull(),
    /** The account that the coin came from and returns to. */
    source: text('source', { enum: ['offer', 'seller'] }).notNull(),
    currency: currencyCode().notNull(),
    amountUnits: units('amount_units').notNull(),
    /** USD per coin times 10^8. */
    unitPriceE8: units('unit_price_e8').notNull(),
    totalCents: units('total_cents').notNull(),
    /** What is paid, fixed on taking; null for dollars: the total is the sum. */
    fiat: text('fiat', { enum: FIAT_CODES }).notNull().default('USD'),
    /** Minor units of the currency. */
    fiatUnits: units('fiat_units'),
    /** Units of the currency per US dollar times 10^8, where it came from, and its time. */
    fiatRateE8: units('fiat_rate_e8'),
    fiatRateSource: text('fiat_rate_source', { enum: FIAT_RATE_SOURCES }),
    fiatRateAt: instant('fiat_rate_at'),
    feeBasisPoints: integer('fee_basis_points').notNull(),
    autoSettleSeconds: integer('auto_settle_seconds').notNull(),
    /** The buyer's time to pay where the offer chose one. */
    paySeconds: integer('pay_seconds'),
    /** The offer's hours at the time of taking: only they count as silence; null for always. */
    makerHours: text('maker_hours'),
    disputeResponseSeconds: integer('dispute_response_seconds').notNull(),
    settleDemand: text('settle_demand', { enum: SETTLE_DEMAND_NAMES }).notNull().default('settles'),
    rulingNeedsSecond: boolean('ruling_needs_second').notNull(),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: ['open', 'cancelled', 'completed'] }).notNull(),
    paidAt: instant('paid_at'),
    heldSince: instant('held_since'),
    holdDisabled: boolean('hold_disabled').notNull(),
    /** When the seller's time to answer started. */
    silenceFrom: instant('silence_from'),
    silenceRenewed: boolean('silence_renewed').notNull(),
    /** When the dispute opened; its statements are in the dispute's row. */
    disputeOpenedAt: instant('dispute_opened_at'),
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: OTC_OUTCOMES }),
    splitBuyerBasisPoints: integer('split_buyer_basis_points'),
    splitBuyerUnits: units('split_buyer_units'),
    /** The coin that went from the seller to the buyer at the end, including the fee. */
    boughtUnits: units('bought_units'),
    /** The side whose malicious count the end raised. */
    malicious: text('malicious', { enum: ['buyer', 'seller'] }),
    /** When the clock ends the order if it is still unpaid. */
    unattendedAt: instant('unattended_at').notNull(),
    /** The number of warnings sent for the running time, and when the next is due. */
    warned: integer('warned').notNull().default(0),
    warningAt: instant('warning_at'),
    /** When the buyer gave payer evidence; null if not stated. The database refuses changes of a statement. */
    evidenceAt: instant('evidence_at'),
    /** A random key. The timeline stores a digest of it and the statement, which reveals nothing without the key. */
    evidenceKey: bytes('evidence_key'),
    /** When the seller recorded fiat that arrived over an hour after it was marked. */
    arrivedAt: instant('arrived_at'),
    /** The payer as the buyer stated it. */
    payerName: text('payer_name'),
    /**
     * The paying account's last characters and its keyed hash: enough to find its history, not to recover the number.
     */
    payerAccountEnd: text('payer_account_end'),
    payerAccountHash: bytes('payer_account_hash'),
    paymentReference: text('payment_reference'),
    /** The payment time that the buyer stated. */
    paymentSentAt: instant('payment_sent_at'),
    /** Pictures of the payment, with the hashes in the timeline entry. */
    paymentFiles: jsonb('payment_files').$type<readonly TimelineFile[]>(),
    /** Freeze and unfreeze times of each side's account, written by a trigger on `app_user`. */
    buyerFrozenAt: instant('buyer_frozen_at'),
    buyerReturnedAt: instant('buyer_returned_at'),
    sellerFrozenAt: instant('seller_frozen_at'),
    sellerReturnedAt: instant('seller_returned_at'),
    ...timelineEnd(),
    /** Optimistic lock: every event increments it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('otc_order_buyer_idx').on(table.buyerUid, table.id),
    index('otc_order_seller_idx').on(table.sellerUid, table.id),
    index('otc_order_released_idx')
      .on(table.sellerUid, table.id)
      .where(sql`outcome = 'released'`),
    index('otc_order_offer_idx').on(table.offerId, table.id),
    index('otc_order_taken_idx').on(table.createdAt),
    index('otc_order_completed_idx')
      .on(table.endedAt)
      .where(sql`status = 'completed'`),
    index('otc_order_due_idx')
      .on(table.unattendedAt)
      .where(sql`status = 'open' and paid_at is null and dispute_opened_at is null`),
    index('otc_order_warning_idx')
      .on(table.warningAt)
      .where(sql`warning_at is not null`),
    index('otc_order_cancelled_idx')
      .on(table.buyerUid, table.endedAt)
      .where(sql`outcome = 'byBuyer'`),
    index('otc_order_payer_idx')
      .on(table.payerAccountHash)
      .where(sql`payer_account_hash is not null`),
    check(
      'otc_order_fiat_check',
      sql`num_nonnulls(fiat_units, fiat_rate_e8, fiat_rate_source, fiat_rate_at) = (case fiat when 'USD' then 0 else 4 end)
        and coalesce(fiat_units > 0 and fiat_rate_e8 > 0, true)`,
    ),
    check('otc_order_amounts_check', sql`amount_units > 0 and unit_price_e8 > 0 and total_cents > 0`),
    check(
      'otc_order_ended_check',
      sql`(status = 'open') = (ended_at is null) and (status = 'open') = (outcome is null)`,
    ),
    index('otc_order_payment_files_idx').using('gin', sql`${table.paymentFiles} jsonb_path_ops`),
    check('otc_order_payer_check', sql`(payer_name is null) = (evidence_at is null)`),
    check('otc_order_parties_check', sql`buyer_uid <> seller_uid`),
  ],
)

/**
 * A snapshot of the receiving accounts at the time of taking, encrypted. Written with the order and re-encrypted only
 * on a key rotation. Deleted some time after the order ended (`payeesKeptSeconds`).
 */
export const otcOrderPayees = pgTable('otc_order_payees', {
  orderId: idRef('order_id')
    .primaryKey()
    .references(() => otcOrder.id),
  /** The accounts' methods, which do not identify their owners. */
  methods: text('methods', { enum: PAYMENT_METHODS }).array().notNull(),
  keyId: text('key_id').notNull(),
  nonce: bytes('nonce').notNull(),
  ciphertext: bytes('ciphertext').notNull(),
})
