import {
  adForm,
  adPlaceField,
  timeZoneField,
  attachmentsField,
  categoryAdPurchaseInput,
  coinMoney,
  homeAdPurchaseInput,
  idempotencyKeyField,
  idField,
  pageInput,
  pageOutput,
  staffReasonField,
  usdMoney,
} from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import {
  confirmedProcedure,
  permittedProcedure,
  router,
  userProcedure,
  verifiedProcedure,
  visitorProcedure,
} from '../../trpc/init.ts'
import { accountsNamedBy } from '../../accounts/accounts/index.ts'
import { payCategory, payHome } from './buy-ad.ts'
import { countClick } from './count-click.ts'
import { approveAd, delistAd, relistAd } from './moderate-ad.ts'
import { adDayRow, adDetail, adQuote, ownAd, ownAdInfo, staffAd, stripItem } from './output.ts'
import { quoteAd } from './quote-ad.ts'
import { listForStaff, listOwnAds, readAd, readOwnAd, STAFF_STATES } from './reads.ts'
import { showAd } from './show-ad.ts'
import { readAdDays } from './statistics.ts'
import { createAd, updateAd } from './write-ad.ts'

const byId = z.object({ id: idField })
const done = z.object({ id: z.int() })
const withReason = byId.extend({ reason: staffReasonField })
const adText = adForm.extend({ attach: attachmentsField })
/** The home page, or a category by its id. */
const spot = z.union([z.literal('home'), idField])
const seen = { price: usdMoney.optional(), total: coinMoney.optional() }
const { items, pages } = rules.ads.strip

export const adsRouter = router({
  create: userProcedure
    .meta({
      summary: { en: 'Write an ad; it is shown once a place is bought for it', 'zh-CN': '创建广告，购买展示位后显示' },
      scope: 'trade',
    })
    .meta({ counts: ['ads'] })
    .input(adText.extend({ idempotencyKey: idempotencyKeyField.optional() }))
    .output(done)
    .mutation(({ ctx, input }) => createAd(ctx.app, ctx.session.uid, input)),

  update: userProcedure
    .meta({
      summary: { en: 'Change the text and picture of one’s own ad', 'zh-CN': '修改本人广告的文字与图片' },
      scope: 'trade',
    })
    .meta({ counts: ['ads'] })
    .input(adText.extend(byId.shape))
    .output(done)
    .mutation(({ ctx, input }) => updateAd(ctx.app, ctx.session.uid, input)),

  ownList: userProcedure
    .meta({ summary: { en: 'One’s own ads', 'zh-CN': '本人的广告' }, scope: 'own' })
    .input(pageInput('ads'))
    .output(pageOutput(ownAd))
    .query(({ ctx, input }) => listOwnAds(ctx.app, ctx.session.uid, input, ctx.locale)),

  ownInfo: userProcedure
    .meta({ summary: { en: 'One’s own ad, to edit', 'zh-CN': '本人的广告（编辑用）' }, scope: 'own' })
    .input(byId)
    .output(ownAdInfo)
    .query(({ ctx, input }) => readOwnAd(ctx.app, ctx.session.uid, input.id, ctx.locale)),

  /** Weeks of a home ad, or packages of clicks. */
  quote: userProcedure
    .meta({
      summary: {
        en: 'What weeks on the home page or packages of clicks cost, with the caller’s balance',
        'zh-CN': '首页周数或点击包的价格，以及调用方的余额',
      },
      scope: 'market',
    })
    .input(z.object({ place: adPlaceField, count: z.int().max(1_000_000) }))
    .output(adQuote)
    .query(({ ctx, input }) => quoteAd(ctx.app, ctx.session.uid, input)),

  /** With the price that the buyer saw: refused if it changed. */
  payHome: verifiedProcedure
    .meta({
      summary: {
        en: 'Buy weeks on the home page for an ad, at the price that was seen or not at all',
        'zh-CN': '按所见价格购买首页广告周数，价格有变则不成交',
      },
      scope: 'trade',
    })
    .input(homeAdPurchaseInput.extend(seen))
    .output(done)
    .mutation(({ ctx, input }) => payHome(ctx.app, ctx.session.uid, input)),

  payCategory: verifiedProcedure
    .meta({
      summary: {
        en: 'Buy clicks in a category for an ad, at the price that was seen or not at all',
        'zh-CN': '按所见价格购买分类广告点击，价格有变则不成交',
      },
      scope: 'trade',
    })
    .input(categoryAdPurchaseInput.extend(seen))
    .output(done)
    .mutation(({ ctx, input }) => payCategory(ctx.app, ctx.session.uid, input)),

  show: userProcedure
    .meta({
      summary: {
        en: 'Hide one’s own ad in a place or show it again; paid time goes on meanwhile',
        'zh-CN': '隐藏或显示本人广告，已购时间照常计算',
      },
      scope: 'trade',
    })
    .meta({ counts: ['adSwitches'] })
    .input(byId.extend({ place: adPlaceField, shown: z.boolean() }))
    .output(done)
    .mutation(({ ctx, input }) => showAd(ctx.app, ctx.session.uid, input)),

  days: userProcedure
    .meta({
      summary: { en: 'What one’s own ad was shown and clicked, day by day', 'zh-CN': '本人广告逐日的展示与点击' },
      scope: 'own',
    })
    .input(
      byId.extend({
        days: z.int().min(1).max(rules.ads.statistics.maximumDays).default(rules.ads.statistics.days),
        timeZone: timeZoneField.default('UTC'),
      }),
    )
    .output(z.object({ from: z.string(), to: z.string(), data: z.array(adDayRow) }))
    .query(({ ctx, input }) => readAdDays(ctx.app, ctx.session.uid, input)),

  detail: visitorProcedure
    .meta({ summary: { en: 'One ad as everybody sees it', 'zh-CN': '公开的广告详情' }, scope: 'market' })
    .input(byId)
    .output(adDetail)
    .query(({ ctx, input }) => readAd(ctx.app, ctx.session, input.id)),

  /** Served from memory. Each call advances the rotation, unless the page names the ads that it already shows. */
  strip: visitorProcedure
    .meta({
      summary: {
        en: 'The ads whose turn it is on the home page or in a category; asked again, the next have theirs',
        'zh-CN': '首页或分类当前轮到展示的广告，每次调用轮换',
      },
      scope: 'market',
    })
    .input(
      z.object({
        spot,
        sideBySide: z.int().min(1).max(items).optional(),
        had: z
          .array(idField)
          .max(items * pages)
          .optional(),
      }),
    )
    .output(z.object({ data: z.array(stripItem) }))
    .query(async ({ ctx, input: { spot: of, ...how } }) => {
      // A page that asks again was told of a change, perhaps before this process was.
      if (how.had !== undefined) await ctx.app.ads.upToDate()
      return { data: ctx.app.ads.strip(of, how).map(({ attach, ...each }) => ({ ...each, attach: [...attach] })) }
    }),

  /** Counts the ads that a screen showed. */
  seen: visitorProcedure
    .meta({
      summary: { en: 'Say which ads of a strip were on the screen', 'zh-CN': '上报页面实际展示的广告' },
      scope: null,
    })
    .input(
      z.object({
        spot,
        ids: z
          .array(idField)
          .min(1)
          .max(items * pages),
      }),
    )
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => {
      ctx.app.ads.noteSeen(input.spot, input.ids, ctx.userAgent)
      return { ok: true as const }
    }),

  click: visitorProcedure
    .meta({ summary: { en: 'Count a click on an ad', 'zh-CN': '记录一次广告点击' }, scope: null })
    .input(byId.extend({ spot }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      const click = { id: input.id, categoryId: input.spot === 'home' ? null : input.spot }
      const accounts = accountsNamedBy(ctx.deviceCookie)
      const who = { uid: ctx.session?.uid ?? null, accounts, address: ctx.address, userAgent: ctx.userAgent }
      // Do not reveal whether it counted: that would tell a stranger that an advertiser shares their address.
      if (!(await countClick(ctx.app, click, who))) ctx.app.ads.noteUncounted(input.spot, input.id)
      return { ok: true as const }
    }),

  staffList: permittedProcedure('ads.moderate')
    .meta({ summary: { en: 'Ads of everybody, by state', 'zh-CN': '全站广告，可按状态筛选' }, scope: null })
    .input(pageInput('ads').extend({ state: z.enum(STAFF_STATES).default('waiting') }))
    .output(pageOutput(staffAd))
    .query(({ ctx, input }) => listForStaff(ctx.app, input, ctx.locale)),

  approve: confirmedProcedure('ads.moderate')
    .meta({ summary: { en: 'Approve an ad', 'zh-CN': '通过广告' }, scope: null })
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => approveAd(ctx.app, ctx.session, input.id)),

  delist: confirmedProcedure('ads.moderate')
    .meta({ summary: { en: 'Take an ad down, with a reason', 'zh-CN': '下架广告，附理由' }, scope: null })
    .input(withReason)
    .output(done)
    .mutation(({ ctx, input }) => delistAd(ctx.app, ctx.session, input.id, input.reason)),

  relist: confirmedProcedure('ads.moderate')
    .meta({
      summary: {
        en: 'Put an ad up again that staff took down, with a reason',
        'zh-CN': '恢复被工作人员下架的广告，附理由',
      },
      scope: null,
    })
    .input(withReason)
    .output(done)
    .mutation(({ ctx, input }) => relistAd(ctx.app, ctx.session, input.id, input.reason)),
})
