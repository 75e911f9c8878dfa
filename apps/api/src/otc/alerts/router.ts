import { fiatCodeField, idField, otcAlertInput } from '@jindu/domain/input'
import { ALERT_DIRECTIONS } from '@jindu/domain/otc/alerts'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { rateOut, usdOut } from '../../trpc/money-out.ts'
import { alertOf } from './alert-row.ts'
import { createAlert, removeAlert } from './change-alerts.ts'
import { otcAlert } from './tables.ts'

const byId = z.object({ id: z.int() })

const alertRow = z.object({
  id: z.int(),
  about: z.enum(['offers', 'price']),
  currency: z.enum(CURRENCY_CODES),
  /** The owners' side of the offers; null for a price. */
  side: z.enum(['buy', 'sell']).nullable(),
  amount: usdOut.nullable(),
  method: z.enum(PAYMENT_METHODS).nullable(),
  fiat: fiatCodeField.nullable(),
  trust: z.int().nullable(),
  ownerUid: z.int().nullable(),
  direction: z.enum(ALERT_DIRECTIONS).nullable(),
  /** The worst price of the offers, or the price to reach; null for any. */
  price: rateOut.nullable(),
  createdAt: z.int(),
  /** When it last found something; null if never. */
  toldAt: z.int().nullable(),
})
alertRow.register(z.globalRegistry, { id: 'OtcAlert' })

/** Alerts of the fiat market; nobody else reads them. */
export const otcAlertsRouter = router({
  list: userProcedure
    .meta({ summary: { en: 'One’s own alerts, the latest first', 'zh-CN': '本人的提醒，最新在前' }, scope: 'own' })
    .input(z.object({}).optional())
    .output(z.object({ data: z.array(alertRow) }))
    .query(async ({ ctx: { app, session } }) => {
      const rows = await app.db.select().from(otcAlert).where(eq(otcAlert.uid, session.uid)).orderBy(desc(otcAlert.id))
      return { data: rows.map(alertOf) }
    }),

  create: userProcedure
    .meta({
      summary: {
        en: 'Be told when an offer fits, or when the market price is reached',
        'zh-CN': '有符合条件的承兑单或达到市场价时提醒本人',
      },
      scope: 'trade',
    })
    .input(otcAlertInput)
    .output(byId)
    .mutation(({ ctx, input }) => createAlert(ctx.app, ctx.session.uid, input)),

  remove: userProcedure
    .meta({ summary: { en: 'Remove one’s own alert', 'zh-CN': '删除本人的提醒' }, scope: 'trade' })
    .input(byId.extend({ id: idField }))
    .mutation(({ ctx, input }) => removeAlert(ctx.app, ctx.session.uid, input.id)),
})
