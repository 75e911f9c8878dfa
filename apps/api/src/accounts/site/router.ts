import { CURRENCY_CODES } from '@jindu/domain/money'
import {
  idField,
  keysetInput,
  keysetOutput,
  publicSiteSettings,
  siteSettings,
  staffReasonField,
} from '@jindu/domain/input'
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
    .meta({
      summary: { en: 'Currencies, their rates and where the rates come from', 'zh-CN': '币种、汇率及汇率来源' },
      scope: 'market',
    })
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
    .meta({
      summary: { en: 'The settings of the site that everybody may see', 'zh-CN': '公开的站点设置' },
      scope: 'market',
    })
    .output(publicSiteSettings)
    .query(({ ctx }) => ctx.app.settings.current()),

  allSettings: permittedProcedure('settings.change')
    .meta({
      summary: {
        en: 'Every setting of the site, with the sums from which staff look or two members decide',
        'zh-CN': '全部站点设置，包括人工审核与双人确认的金额门槛',
      },
      scope: null,
    })
    .output(siteSettings)
    .query(({ ctx }) => ctx.app.settings.current()),

  themeConfig: visitorProcedure
    .meta({ summary: { en: 'The colours of the site', 'zh-CN': '站点配色' }, scope: 'market' })
    .output(z.object({ bodyColor: z.string(), headerColor: z.string() }))
    .query(({ ctx }) => {
      const { themeBodyColor, themeHeaderColor } = ctx.app.settings.current()
      return { bodyColor: themeBodyColor, headerColor: themeHeaderColor }
    }),

  themeId: visitorProcedure
    .meta({ summary: { en: 'The number of the theme', 'zh-CN': '主题编号' }, scope: 'market' })
    .output(z.object({ id: z.int() }))
    .query(({ ctx }) => ({ id: ctx.app.settings.current().themeId })),

  /**
   * Data for the frame of every page, besides the user: sandbox flag, server time, and event place. The place tells up
   * to which event the page is current.
   */
  status: visitorProcedure
    .meta({
      summary: {
        en: 'Whether this is a sandbox, the server’s time, the place in the stream of events, and the connected coins',
        'zh-CN': '是否为沙盒、服务器时间，以及事件流的当前位置',
      },
      scope: 'market',
    })
    .output(
      z.object({
        sandbox: z.boolean(),
        now: z.int(),
        place: z.int(),
        /**
         * Coins whose chain is connected; the domain's `openCurrencies` decides with the settings what they can be used
         * for.
         */
        connected: z.array(currencyCode),
      }),
    )
    .query(({ ctx: { app } }) => ({
      sandbox: app.env.sandbox,
      now: app.clock.now(),
      place: app.outbox.place(),
      connected: [...connectedCurrencies(app)],
    })),

  /** Takes the settings' values that the caller saw: refused if one changed meanwhile. */
  changeSettings: confirmedProcedure('settings.change')
    .meta({
      summary: {
        en: 'Change settings; one that has another value than was seen is refused',
        'zh-CN': '修改设置；若当前值与所见不同则拒绝',
      },
      scope: null,
    })
    .input(z.object({ change: someSettings, seen: someSettings }))
    .output(siteSettings)
    .mutation(({ ctx, input }) => changeSettings(ctx.app, ctx.session, given(input.change), given(input.seen))),

  /** One setting with the value that the caller saw; the change applies once another administrator agrees. */
  proposeSetting: confirmedProcedure('settings.change')
    .meta({
      summary: {
        en: 'Propose another value of a setting; it waits for a second administrator',
        'zh-CN': '提议修改设置，待另一位管理员同意',
      },
      scope: null,
    })
    .input(z.object({ change: someSettings, seen: someSettings, reason: staffReasonField }))
    .mutation(({ ctx, input: { change, seen, reason } }) =>
      proposeSetting(ctx.app, ctx.session, { change: given(change), seen: given(seen), reason }),
    ),

  confirmSetting: confirmedProcedure('settings.change')
    .meta({
      summary: {
        en: 'Agree to a setting that another administrator proposed: it counts from now on',
        'zh-CN': '同意另一位管理员提议的设置，立即生效',
      },
      scope: null,
    })
    .input(byId)
    .output(siteSettings)
    .mutation(({ ctx, input }) => confirmSetting(ctx.app, { session: ctx.session, caller: ctx }, input.id)),

  withdrawSetting: confirmedProcedure('settings.change')
    .meta({
      summary: {
        en: 'Take back a proposed setting that waits, or turn down another’s with a reason',
        'zh-CN': '撤回待确认的设置提议，或附理由否决他人的提议',
      },
      scope: null,
    })
    .input(byId.extend({ reason: staffReasonField.optional() }))
    .mutation(({ ctx, input }) => withdrawSetting(ctx.app, ctx.session, input)),

  settingProposals: permittedProcedure('settings.change')
    .meta({
      summary: { en: 'What waits for a second administrator to agree', 'zh-CN': '等待另一位管理员同意的设置' },
      scope: null,
    })
    .output(z.object({ data: z.array(settingProposal) }))
    .query(async ({ ctx }) => ({ data: await readProposals(ctx.app) })),

  /** History of setting changes, latest first. */
  settingHistory: permittedProcedure('settings.change')
    .meta({
      summary: { en: 'Who changed which setting and when, the latest first', 'zh-CN': '设置修改记录，最新在前' },
      scope: null,
    })
    .input(keysetInput().extend({ key: settingKey.optional() }))
    .output(keysetOutput(settingChange))
    .query(({ ctx, input }) => readSettingHistory(ctx.app, input)),

  /** The last change of each setting that was ever changed. */
  settingChanges: permittedProcedure('settings.change')
    .meta({
      summary: {
        en: 'The last change of each setting that was ever changed',
        'zh-CN': '每项改动过的设置的最近一次修改',
      },
      scope: null,
    })
    .output(z.object({ data: z.array(settingChange) }))
    .query(async ({ ctx }) => ({ data: await readLastChanges(ctx.app) })),
})
