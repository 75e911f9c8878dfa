import { toSitesConfig } from '@jindu/domain/accounts/site'
import { z } from 'zod'
import { reading } from '../endpoint.ts'
import { goodsRow, toGoodsRow } from '../wire/goods.ts'
import { decimal, toRate } from '../wire/money.ts'

const currencyRow = z.object({
  id: z.int(),
  coin_name: z.string(),
  en_name: z.string(),
  amount_precision: z.int(),
  calculate_precision: z.int(),
  usd: decimal,
})

const requirement = z.enum(['0', '1'])

const sitesConfig = z.object({
  site_name_chars: z.string(),
  site_static_chars: z.string(),
  auto_order_settle_time: z.int(),
  release_power_requirement_chars: requirement,
  reply_power_requirement_chars: requirement,
  goods_release_chars: z.string(),
  goods_reply_chars: z.string(),
  index_ad_price_chars: z.string(),
  ad_discount_by_double_chars: z.string(),
  ad_discount_by_fivefold_chars: z.string(),
  category_ad_basic_price_chars: z.string(),
  category_ad_basic_number_chars: z.string(),
})

export const siteEndpoints = {
  'user.site.MsHome/getCurrency': reading({
    method: 'GET',
    access: 'visitor',
    params: {},
    call: (api) => api.site.currencies(),
    answer: z.array(currencyRow),
    reply: ({ data }) =>
      data.map((row) => ({
        id: row.id,
        coin_name: row.code,
        en_name: row.enName,
        amount_precision: row.amountPrecision,
        calculate_precision: row.calculatePrecision,
        usd: toRate(row.usdE8),
      })),
  }),
  'user.site.MsHome/getSitesConfig': reading({
    method: 'GET',
    access: 'visitor',
    params: {},
    call: async (api) => {
      const [settings, { now }] = await Promise.all([api.site.settings(), api.site.status()])
      return { settings, now }
    },
    answer: sitesConfig,
    reply: ({ settings, now }) => toSitesConfig(settings, now),
  }),
  'user.site.MsHome/getHomeGoodsList': reading({
    method: 'GET',
    access: 'visitor',
    params: {},
    call: (api) => api.goods.home(),
    answer: z.object({ new: z.array(goodsRow), hot: z.array(goodsRow), recommended: z.array(goodsRow) }),
    reply: (home) => ({
      new: home.new.map(toGoodsRow),
      hot: home.hot.map(toGoodsRow),
      recommended: home.recommended.map(toGoodsRow),
    }),
  }),
  'user.site.MsHome/getThemeConfig': reading({
    method: 'GET',
    access: 'visitor',
    params: {},
    call: (api) => api.site.themeConfig(),
    answer: z.object({ bodyBgC: z.string(), headerBgC: z.string() }),
    reply: (theme) => ({ bodyBgC: theme.bodyColor, headerBgC: theme.headerColor }),
  }),
  'user.site.MsHome/getThemeId': reading({
    method: 'GET',
    access: 'visitor',
    params: {},
    call: (api) => api.site.themeId(),
    answer: z.object({ id: z.int() }),
    reply: (theme) => theme,
  }),
}
