import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { CurrencyCode } from '@jindu/domain/money'
import { z } from 'zod'
import { endpoint, reading, type Answered, type Api } from '../endpoint.ts'
import {
  currency,
  fileIds,
  integer,
  integerOr,
  neededText,
  number,
  optionalInteger,
  optionalText,
  pages,
} from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'

type OwnAd = Answered<Api['ads']['ownList']>['data'][number]

const status = z.union([z.literal(1), z.literal(2)])
const nothing = z.null()
const { rows } = rules.pages

const homeAd = z.object({ start_time: z.int(), stop_time: z.int(), status }).nullable()
const categoryAd = z.object({ title: z.array(z.string()), buy_hits: z.int(), remain_hits: z.int(), status }).nullable()

/** Under review or taken down reads as closed. */
function statusOf(ad: OwnAd, shown: boolean): 1 | 2 {
  return shown && ad.waitingSince === null && ad.delisted === null ? 1 : 2
}

const slots = z.object({ homeAd, categoryAd })

function toSlots(ad: OwnAd): z.input<typeof slots> {
  const { home, category } = ad
  return {
    homeAd:
      home === null
        ? null
        : { start_time: home.startAt, stop_time: home.stopAt, status: statusOf(ad, home.status === 'shown') },
    categoryAd:
      category === null
        ? null
        : {
            title: category.categories.map(({ title }) => title),
            buy_hits: category.bought,
            remain_hits: category.remaining,
            status: statusOf(ad, category.status === 'shown'),
          },
  }
}

const ownRow = slots.extend({ id: z.int(), title: z.string(), create_time: z.int() })

const ownList = () =>
  reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(rows.ads), ea: optionalInteger() },
    call: (api, p) => api.ads.ownList({ page: p.page, limit: p.limit }),
    answer: listOf(ownRow),
    reply: (list) => toList(list, (ad) => ({ id: ad.id, title: ad.title, create_time: ad.createdAt, ...toSlots(ad) })),
  })

const toggle = (place: 'home' | 'category') =>
  endpoint({
    method: 'POST',
    access: 'user',
    params: { status: integer('INPUT_INVALID'), id: integer() },
    call: (api, p) => {
      if (p.status !== 1 && p.status !== 2) fail('INPUT_INVALID', { field: 'status' })
      return api.ads.show({ id: p.id, place, shown: p.status === 1 })
    },
    answer: nothing,
    reply: () => null,
    success: 'AD_TOGGLED',
  })

const post = z.object({ contents: z.string(), thread_id: z.int(), attach: z.array(z.string()) })

const writing = { title: neededText(), contents: neededText(), attach: fileIds() }
const html = (contents: string) => ({ format: 'html' as const, html: contents })

/** A JSON list of ids, ids joined by commas, or a list. */
const categoryIds = () => ({
  read: (value: unknown, name: string): number[] => {
    const parsed = typeof value === 'string' && value.trim().startsWith('[') ? readJson(value, name) : value
    const parts = Array.isArray(parsed) ? parsed : fileIds().read(parsed, name)
    return parts
      .map((part) => String(part).trim())
      .filter((part) => part !== '')
      .map((part) => (/^\d{1,15}$/.test(part) ? Number(part) : fail('INPUT_INVALID', { field: name })))
  },
  schema: { type: 'string', description: 'a JSON list of category ids' },
  required: true,
})

function readJson(value: string, name: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return fail('INPUT_INVALID', { field: name })
  }
}

const DEFAULT_CURRENCY: CurrencyCode = rules.ads.defaultCurrency

/** The currency of a category ad, which may be left out. */
const currencyOrDefault = () => {
  const { read, schema } = currency()
  return {
    read: (value: unknown, name: string) =>
      value === undefined || value === null || value === '' ? DEFAULT_CURRENCY : read(value, name),
    schema,
    required: false,
  }
}

export const adEndpoints = {
  'user.user.MsUserAd/createAd': endpoint({
    method: 'POST',
    access: 'user',
    params: { ...writing, id: optionalText() },
    call: (api, p, request) =>
      api.ads.create({
        title: p.title,
        contents: html(p.contents),
        attach: p.attach,
        idempotencyKey: request.idempotencyKey,
      }),
    answer: z.object({ id: z.int() }),
    reply: (created) => created,
    success: 'PUBLISHED',
  }),
  'user.user.MsUserAd/updateOwnAd': endpoint({
    method: 'POST',
    access: 'user',
    params: { ...writing, id: integer() },
    call: (api, p) => api.ads.update({ id: p.id, title: p.title, contents: html(p.contents), attach: p.attach }),
    answer: nothing,
    reply: () => null,
    success: 'CHANGED',
  }),
  'user.user.MsUserAd/getEditeOwnAdInfo': reading({
    method: 'POST',
    access: 'user',
    params: { id: integer() },
    call: (api, p) => api.ads.ownInfo({ id: p.id }),
    answer: slots.extend({
      id: z.int(),
      title: z.string(),
      contents: z.string(),
      attach: z.string(),
      create_time: z.int(),
      post,
    }),
    reply: (ad) => ({
      id: ad.id,
      title: ad.title,
      contents: ad.contentsHtml,
      attach: ad.attach.join(','),
      create_time: ad.createdAt,
      post: { contents: ad.contentsHtml, thread_id: ad.id, attach: ad.attach },
      ...toSlots(ad),
    }),
  }),
  'user.user.MsUserAd/getOwnHomeAdList': ownList(),
  'user.user.MsUserAd/getOwnCategoryAdList': ownList(),
  'user.user.MsUserAd/payForAdvertising': endpoint({
    method: 'POST',
    access: 'user',
    params: { currency_id: currency('SETTLEMENT_CURRENCY_REQUIRED'), week: number('AD_WEEKS_INVALID'), id: integer() },
    call: (api, p, request) =>
      api.ads.payHome({
        adId: p.id,
        weeks: p.week,
        currency: p.currency_id,
        idempotencyKey: request.idempotencyKey,
      }),
    answer: nothing,
    reply: () => null,
    success: 'BOUGHT',
  }),
  'user.user.MsUserAd/payForCategoryAdvertising': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      currency_id: currencyOrDefault(),
      number: number('AD_PACKAGES_INVALID'),
      id: integer(),
      category: categoryIds(),
    },
    call: (api, p, request) =>
      api.ads.payCategory({
        adId: p.id,
        packages: p.number,
        categoryIds: p.category,
        currency: p.currency_id,
        idempotencyKey: request.idempotencyKey,
      }),
    answer: nothing,
    reply: () => null,
    success: 'BOUGHT',
  }),
  'user.user.MsUserAd/changeHomeAdOfflineStatus': toggle('home'),
  'user.user.MsUserAd/changeCategoryAdOfflineStatus': toggle('category'),
  'user.ad.MsAd/getAdFromCache': reading({
    method: 'POST',
    access: 'visitor',
    params: { type: integerOr(1), category: optionalInteger() },
    call: (api, p) => {
      if (p.type === 1) return api.ads.strip({ spot: 'home' })
      if (p.type !== 2) return fail('AD_TYPE_INVALID')
      return api.ads.strip({ spot: p.category ?? fail('CATEGORY_REQUIRED') })
    },
    answer: z.array(z.object({ id: z.int(), title: z.string(), attach: z.string(), user_id: z.int() })),
    reply: ({ data }) =>
      data.map(({ id, title, attach, ownerUid }) => ({ id, title, attach: attach.join(','), user_id: ownerUid })),
  }),
  'user.ad.MsAd/getAdInfo': reading({
    method: 'GET',
    access: 'visitor',
    params: { id: integer() },
    call: (api, p) => api.ads.detail({ id: p.id }),
    answer: z.object({
      id: z.int(),
      title: z.string(),
      contents: z.string(),
      attach: z.string(),
      user_id: z.int(),
      nick_name: z.string(),
      create_time: z.int(),
      post,
    }),
    reply: (ad) => ({
      id: ad.id,
      title: ad.title,
      contents: ad.contentsHtml,
      attach: ad.attach.join(','),
      user_id: ad.ownerUid,
      nick_name: '',
      create_time: ad.createdAt,
      post: { contents: ad.contentsHtml, thread_id: ad.id, attach: ad.attach },
    }),
  }),
}
