import { FIAT_CODES } from '@jindu/domain/money'
import type { OtcOfferStatus, PaymentMethod } from '@jindu/domain/otc/offers'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { timelineEnd } from '../../records/timeline/tables.ts'

const STATUSES = ['ongoing', 'cancelled', 'completed'] as const satisfies readonly OtcOfferStatus[]
const METHODS = [
  'bankCard',
  'alipay',
  'wechatPay',
  'paypal',
  'cash',
  'other',
] as const satisfies readonly PaymentMethod[]
const ENDERS = ['owner', 'moderator'] as const

/** An offer to trade coin for fiat: its side, volume and terms. */
export const otcOffer = pgTable(
  'otc_offer',
  {
    id: rowId(),
    ownerUid: idRef('owner_uid').notNull(),
    side: text('side', { enum: ['buy', 'sell'] }).notNull(),
    currency: currencyCode().notNull(),
    /** What it is paid in; prices and limits are dollars. */
    fiat: text('fiat', { enum: FIAT_CODES }).notNull().default('USD'),
    totalUnits: units('total_units').notNull(),
    /** Not taken yet; for a sell offer, the balance of its lock account. */
    remainingUnits: units('remaining_units').notNull(),
    runningUnits: units('running_units').notNull(),
    completedUnits: units('completed_units').notNull(),
    /** USD per coin times 10^8. */
    unitPriceE8: units('unit_price_e8').notNull(),
    /**
     * The margin over the market price, in hundredths of a percent; null for a fixed price. With a margin, the price
     * above is that of the last edit.
     */
    marginBasisPoints: integer('margin_basis_points'),
    /** Bounds of a market-following price, USD per coin times 10^8. */
    marginFloorE8: units('margin_floor_e8'),
    marginCeilingE8: units('margin_ceiling_e8'),
    /** The market's price that takes a fixed offer down, USD per coin times 10^8; null for none. */
    triggerE8: units('trigger_e8'),
    minimumCents: units('minimum_cents').notNull(),
    maximumCents: units('maximum_cents').notNull(),
    registerDays: integer('register_days').notNull(),
    goodsTrade: integer('goods_trade').notNull(),
    otcTradeAmount: integer('otc_trade_amount').notNull(),
    /** 0 for none, null for any. */
    otcMaliciousTimes: integer('otc_malicious_times'),
    remark: text('remark').notNull(),
    /** The first line of every taker's chat, in the owner's name; empty for none. */
    greeting: text('greeting').notNull().default(''),
    /** The working hours in the format of `hours.ts`; null for always. */
    hours: text('hours'),
    /** The buyer's time to pay; null for the site's. */
    paySeconds: integer('pay_seconds'),
    methods: text('methods', { enum: METHODS }).array().notNull(),
    /** Receiving accounts of a sell offer's owner; ids of removed accounts are ignored. */
    payeeIds: bigint('payee_ids', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text('status', { enum: STATUSES }).notNull(),
    takenDownBy: text('taken_down_by', { enum: ENDERS }),
    cancelledBy: text('cancelled_by', { enum: ENDERS }),
    /** The staff's reason for taking it down or withdrawing it, shown to the owner. */
    staffReason: text('staff_reason'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    ...timelineEnd(),
    /**
     * Optimistic lock: incremented by steps of the owner or staff and by completion. Orders do not increment it: they
     * move volume by relative, bounded updates.
     */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    // One index per market list: sell offers by lowest price; buy offers scan theirs backwards.
    index('otc_offer_market_idx')
      .on(table.currency, table.side, table.unitPriceE8, table.id)
      .where(sql`status = 'ongoing' and taken_down_by is null`),
    index('otc_offer_trigger_idx')
      .on(table.currency, table.side, table.triggerE8)
      .where(sql`status = 'ongoing' and taken_down_by is null and trigger_e8 is not null`),
    check('otc_offer_trigger_check', sql`trigger_e8 is null or (trigger_e8 > 0 and margin_basis_points is null)`),
    index('otc_offer_owner_idx').on(table.ownerUid, table.id),
    check('otc_offer_terms_check', sql`unit_price_e8 > 0 and minimum_cents > 0 and maximum_cents >= minimum_cents`),
    check(
      'otc_offer_margin_check',
      sql`margin_basis_points is not null or (margin_floor_e8 is null and margin_ceiling_e8 is null)`,
    ),
    check(
      'otc_offer_volumes_check',
      sql`remaining_units >= 0 and running_units >= 0 and completed_units >= 0
        and remaining_units + running_units + completed_units <= total_units
        and (status <> 'ongoing' or remaining_units + running_units + completed_units = total_units)`,
    ),
    check('otc_offer_ended_check', sql`(status = 'ongoing') = (ended_at is null)`),
    check('otc_offer_completed_check', sql`status <> 'completed' or (remaining_units = 0 and running_units = 0)`),
  ],
)
