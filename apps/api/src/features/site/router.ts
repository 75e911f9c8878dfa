import { CURRENCY_CODES } from '@jindu/domain/money'
import { keysetInput, keysetOutput, siteSettings } from '@jindu/domain/input'
import type { SiteSettings } from '@jindu/domain/site'
import { z } from 'zod'
import { permittedProcedure, router, visitorProcedure } from '../../trpc/init.ts'
import { changeSettings } from './change-settings.ts'
import { listCurrencies, rateSource } from './list-currencies.ts'
import { readLastChanges, readSettingHistory, settingChange, settingKey } from './setting-history.ts'

const someSettings = siteSettings.partial().strict()

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

function given(settings: z.infer<typeof someSettings>): Partial<SiteSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

export const siteRouter = router({
  currencies: visitorProcedure
    .output(
      z.object({
        data: z.array(currencyOutput),
        total: z.int(),
        /** The simulated market, several exchanges that agree, or the operator's own feed. */
        source: z.enum(['sandbox', 'exchanges', 'feed']),
      }),
    )
    .query(({ ctx }) => {
      const data = listCurrencies(ctx.app)
      return { data, total: data.length, source: rateSource(ctx.app) }
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

  /** What the frame of every page stands on besides the user: the sandbox mark, the server's time, and the place in the stream of events up to which the page is new. */
  status: visitorProcedure
    .output(z.object({ sandbox: z.boolean(), now: z.int(), place: z.int() }))
    .query(({ ctx: { app } }) => ({ sandbox: app.env.sandbox, now: app.clock.now(), place: app.outbox.place() })),

  /** What was seen of the settings that change travels along: another value meanwhile is refused. */
  changeSettings: permittedProcedure('settings.change')
    .input(z.object({ change: someSettings, seen: someSettings }))
    .output(siteSettings)
    .mutation(({ ctx, input }) => changeSettings(ctx.app, ctx.session, given(input.change), given(input.seen))),

  /** Who changed which setting when, the latest first. */
  settingHistory: permittedProcedure('settings.change')
    .input(keysetInput().extend({ key: settingKey.optional() }))
    .output(keysetOutput(settingChange))
    .query(({ ctx, input }) => readSettingHistory(ctx.app, input)),

  /** The last change of each setting that was ever changed. */
  settingChanges: permittedProcedure('settings.change')
    .output(z.object({ data: z.array(settingChange) }))
    .query(async ({ ctx }) => ({ data: await readLastChanges(ctx.app) })),
})
