import { moneyToWire, parseAmount, type Asset } from '@jindu/domain/money'
import { parseUnitPrice } from '@jindu/domain/otc/offers'
import { z } from 'zod'
import { endpoint, reading, type Api } from '../endpoint.ts'
import {
  currency,
  flag,
  integer,
  integerOr,
  neededText,
  optionalCurrency,
  optionalInteger,
  optionalText,
  pages,
  text,
} from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'
import { offer, toOffer } from '../wire/otc-offer.ts'
import { withoutUndefined } from '../without-undefined.ts'

const nothing = z.null()

const toWire = (typed: string, asset: Asset) => moneyToWire(parseAmount(typed, asset))
const toDollars = (typed: string) => ({ asset: 'USD' as const, units: toWire(typed, 'USD').units })

const requirements = {
  register_days: optionalInteger(),
  goods_trade: optionalInteger(),
  otc_trade_amount: optionalInteger(),
  otc_malicious_times: optionalInteger(),
}

interface Requirements {
  readonly register_days: number | undefined
  readonly goods_trade: number | undefined
  readonly otc_trade_amount: number | undefined
  readonly otc_malicious_times: number | undefined
}

const toRequirements = (p: Requirements) =>
  withoutUndefined({
    registerDays: p.register_days,
    goodsTrade: p.goods_trade,
    otcTradeAmount: p.otc_trade_amount,
    // In this API 0 means any number.
    otcMaliciousTimes: p.otc_malicious_times === 0 ? null : p.otc_malicious_times,
  })

const asksForNone = async (api: Api, id: number): Promise<boolean> =>
  (await api.otcOffers.info({ id })).requirements.otcMaliciousTimes === 0

const publish = (side: 'buy' | 'sell') =>
  endpoint({
    method: 'POST',
    access: 'user',
    params: {
      currency_id: currency(),
      total_volume: neededText('OFFER_TOTAL_REQUIRED'),
      unit_price: neededText(),
      minimum_amount: neededText('OFFER_MINIMUM_REQUIRED'),
      maximum_amount: neededText('OFFER_MAXIMUM_REQUIRED'),
      remark: text(),
      ...requirements,
    },
    call: (api, p, request) =>
      api.otcOffers.publish({
        side,
        unitPrice: parseUnitPrice(p.unit_price).toString(),
        total: { ...toWire(p.total_volume, p.currency_id), asset: p.currency_id },
        minimum: toDollars(p.minimum_amount),
        maximum: toDollars(p.maximum_amount),
        remark: p.remark,
        requirements: toRequirements(p),
        idempotencyKey: request.idempotencyKey,
      }),
    answer: z.object({ id: z.int() }),
    reply: (created) => created,
  })

const market = (side: 'buy' | 'sell') =>
  reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(10), currency_id: currency() },
    call: (api, p) => api.otcOffers.market({ page: p.page, limit: p.limit, currency: p.currency_id, side }),
    answer: listOf(offer),
    reply: (list) => toList(list, toOffer),
  })

const withdraw = (side: 'buy' | 'sell') =>
  endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), admin_status: optionalText() },
    call: (api, p) => api.otcOffers.withdraw({ id: p.id, side }),
    answer: nothing,
    reply: () => null,
  })

const OWN_SIDES = [undefined, 'buy', 'sell'] as const

export const otcOfferEndpoints = {
  'user.otc.MsOtcTopicNew/userGetBuyTopicList': market('buy'),
  'user.otc.MsOtcTopicNew/userGetSellTopicList': market('sell'),
  'user.otc.MsOtcTopicNew/createBuyOtcTopic': publish('buy'),
  'user.otc.MsOtcTopicNew/createSellOtcTopic': publish('sell'),
  'user.otc.MsOtcTopicNew/getOwnTopicList': reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(10), currency_id: optionalCurrency(), type: integerOr(0) },
    call: (api, p) => {
      const own = { page: p.page, limit: p.limit }
      return api.otcOffers.own({ ...own, ...withoutUndefined({ currency: p.currency_id, side: OWN_SIDES[p.type] }) })
    },
    answer: listOf(offer),
    reply: (list) => toList(list, toOffer),
  }),
  'user.otc.MsOtcTopicNew/cancelBuyTopic': withdraw('buy'),
  'user.otc.MsOtcTopicNew/cancelSellTopic': withdraw('sell'),
  'user.otc.MsOtcTopicNew/upOrDownTopic': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), offline: flag() },
    call: (api, p) => (p.offline ? api.otcOffers.takeDown({ id: p.id }) : api.otcOffers.putUp({ id: p.id })),
    answer: nothing,
    reply: () => null,
  }),
  'user.otc.MsOtcTopicNew/updateOtcTopic': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      id: integer(),
      minimum_amount: optionalText(),
      maximum_amount: optionalText(),
      unit_price: optionalText(),
      ...requirements,
    },
    call: async (api, p) => {
      const changed = toRequirements(p)
      // Old clients see 0 for "none" and send it back; treat that as unchanged.
      const kept = changed.otcMaliciousTimes === null && (await asksForNone(api, p.id))
      const { otcMaliciousTimes: _read, ...others } = changed
      return api.otcOffers.edit({
        id: p.id,
        ...withoutUndefined({
          unitPrice: p.unit_price === undefined ? undefined : parseUnitPrice(p.unit_price).toString(),
          minimum: p.minimum_amount === undefined ? undefined : toDollars(p.minimum_amount),
          maximum: p.maximum_amount === undefined ? undefined : toDollars(p.maximum_amount),
        }),
        requirements: kept ? others : changed,
      })
    },
    answer: z.object({ status: z.literal('SUCCESS') }),
    reply: () => ({ status: 'SUCCESS' as const }),
  }),
  'user.otc.MsOtcTopicNew/userGetTopicInfo': reading({
    method: 'GET',
    access: 'user',
    params: { id: integer() },
    call: (api, p) => api.otcOffers.info({ id: p.id }),
    answer: offer,
    reply: toOffer,
  }),
}
