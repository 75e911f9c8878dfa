import { CURRENCY_CODES } from '@jindu/domain/money'
import { siteSettings } from '@jindu/domain/site'
import { z } from 'zod'
import { router, staffProcedure, visitorProcedure } from '../../trpc/init.ts'
import { listCurrencies } from './list-currencies.ts'

const currencyCode = z.enum(CURRENCY_CODES)

const currencyOutput = z.object({
  id: z.int(),
  code: currencyCode,
  enName: z.string(),
  decimals: z.int(),
  amountPrecision: z.int(),
  calculatePrecision: z.int(),
  /** USD per coin x 10^8. */
  usdE8: z.string(),
  quotedAt: z.int(),
  ageSeconds: z.int(),
})

export const siteRouter = router({
  currencies: visitorProcedure.output(z.object({ data: z.array(currencyOutput), total: z.int() })).query(({ ctx }) => {
    const data = listCurrencies(ctx.app)
    return { data, total: data.length }
  }),

  settings: visitorProcedure.output(siteSettings).query(({ ctx }) => ctx.app.settings.current()),

  themeConfig: visitorProcedure
    .output(z.object({ bodyColor: z.string(), headerColor: z.string() }))
    .query(({ ctx }) => {
      const { themeBodyColor, themeHeaderColor } = ctx.app.settings.current()
      return { bodyColor: themeBodyColor, headerColor: themeHeaderColor }
    }),

  themeId: visitorProcedure
    .output(z.object({ id: z.int() }))
    .query(({ ctx }) => ({ id: ctx.app.settings.current().themeId })),

  /** What the frame of every page shows besides the user: the sandbox mark and the server's time. */
  status: visitorProcedure
    .output(z.object({ sandbox: z.boolean(), now: z.int() }))
    .query(({ ctx }) => ({ sandbox: ctx.app.env.sandbox, now: ctx.app.clock.now() })),

  changeSettings: staffProcedure('administrator')
    .input(siteSettings.partial().strict())
    .output(siteSettings)
    .mutation(async ({ ctx, input }) => {
      const patch = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
      await ctx.app.settings.change(patch, ctx.session.uid)
      return ctx.app.settings.current()
    }),
})
