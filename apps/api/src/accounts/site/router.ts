import { CURRENCY_CODES } from '@jindu/domain/money'
import { idField, keysetInput, keysetOutput, siteSettings, staffReasonField } from '@jindu/domain/input'
import { z } from 'zod'
import { connectedCurrencies } from '../../platform/chain/index.ts'
import { confirmedProcedure, permittedProcedure, router, visitorProcedure } from '../../trpc/init.ts'
import { changeSettings } from './change-settings.ts'
import { listCurrencies, rateSource } from './list-currencies.ts'
import { confirmSetting, proposeSetting, readProposals, withdrawSetting } from './propose-setting.ts'
import { readLastChanges, readSettingHistory, settingChange, settingKey, settingProposal } from './setting-history.ts'
import { given, someSettings } from './some-settings.ts'

const byId = z.object({ id: idField })

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
  /** Whether anything can be paid at it: a rate that is too old is shown with its age and pays nothing. */
  priced: z.boolean(),
})

export const siteRouter = router({
  currencies: visitorProcedure
    .meta({ summary: 'Currencies, their rates and where the rates come from' })
    .output(
      z.object({
        data: z.array(currencyOutput),
        total: z.int(),
        /** The simulated market, several exchanges that agree, or the operator's own feed. */
        source: z.enum(['sandbox', 'exchanges', 'feed', 'none']),
      }),
    )
    .query(({ ctx }) => {
      const data = listCurrencies(ctx.app)
      return { data, total: data.length, source: rateSource(ctx.app) }
    }),

  settings: visitorProcedure
    .meta({ summary: 'The settings of the site that everybody may see' })
    .output(siteSettings)
    .query(({ ctx }) => ctx.app.settings.current()),

  themeConfig: visitorProcedure
    .meta({ summary: 'The colours of the site' })
    .output(z.object({ bodyColor: z.string(), headerColor: z.string() }))
    .query(({ ctx }) => {
      const { themeBodyColor, themeHeaderColor } = ctx.app.settings.current()
      return { bodyColor: themeBodyColor, headerColor: themeHeaderColor }
    }),

  themeId: visitorProcedure
    .meta({ summary: 'The number of the theme' })
    .output(z.object({ id: z.int() }))
    .query(({ ctx }) => ({ id: ctx.app.settings.current().themeId })),

  /** What the frame of every page stands on besides the user: the sandbox mark, the server's time, and the place in the stream of events up to which the page is new. */
  status: visitorProcedure
    .meta({
      summary:
        'Whether this is a sandbox, the server’s time, the place in the stream of events, and the connected coins',
    })
    .output(
      z.object({
        sandbox: z.boolean(),
        now: z.int(),
        place: z.int(),
        /** Coins whose chain is connected; `openCurrencies` of the domain says with the settings what they are open for. */
        connected: z.array(currencyCode),
      }),
    )
    .query(({ ctx: { app } }) => ({
      sandbox: app.env.sandbox,
      now: app.clock.now(),
      place: app.outbox.place(),
      connected: [...connectedCurrencies(app)],
    })),

  /** What was seen of the settings that change travels along: another value meanwhile is refused. */
  changeSettings: confirmedProcedure('settings.change')
    .meta({ summary: 'Change settings; one that has another value than was seen is refused' })
    .input(z.object({ change: someSettings, seen: someSettings }))
    .output(siteSettings)
    .mutation(({ ctx, input }) => changeSettings(ctx.app, ctx.session, given(input.change), given(input.seen))),

  /** One setting with what was seen of it; the change counts once another administrator agrees. */
  proposeSetting: confirmedProcedure('settings.change')
    .meta({ summary: 'Propose another value of a setting; it waits for a second administrator' })
    .input(z.object({ change: someSettings, seen: someSettings, reason: staffReasonField }))
    .mutation(({ ctx, input: { change, seen, reason } }) =>
      proposeSetting(ctx.app, ctx.session, { change: given(change), seen: given(seen), reason }),
    ),

  confirmSetting: confirmedProcedure('settings.change')
    .meta({ summary: 'Agree to a setting that another administrator proposed: it counts from now on' })
    .input(byId)
    .output(siteSettings)
    .mutation(({ ctx, input }) => confirmSetting(ctx.app, ctx.session, input.id)),

  withdrawSetting: confirmedProcedure('settings.change')
    .meta({ summary: 'Take back a proposed setting that waits, or turn down another’s with a reason' })
    .input(byId.extend({ reason: staffReasonField.optional() }))
    .mutation(({ ctx, input }) => withdrawSetting(ctx.app, ctx.session, input)),

  settingProposals: permittedProcedure('settings.change')
    .meta({ summary: 'What waits for a second administrator to agree' })
    .output(z.object({ data: z.array(settingProposal) }))
    .query(async ({ ctx }) => ({ data: await readProposals(ctx.app) })),

  /** Who changed which setting when, the latest first. */
  settingHistory: permittedProcedure('settings.change')
    .meta({ summary: 'Who changed which setting and when, the latest first' })
    .input(keysetInput().extend({ key: settingKey.optional() }))
    .output(keysetOutput(settingChange))
    .query(({ ctx, input }) => readSettingHistory(ctx.app, input)),

  /** The last change of each setting that was ever changed. */
  settingChanges: permittedProcedure('settings.change')
    .meta({ summary: 'The last change of each setting that was ever changed' })
    .output(z.object({ data: z.array(settingChange) }))
    .query(async ({ ctx }) => ({ data: await readLastChanges(ctx.app) })),
})
