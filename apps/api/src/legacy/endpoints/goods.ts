import { GOODS_SORTS, type NumberedGoodsSort } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { endpoint, reading, type ReadingApi } from '../endpoint.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { fileIds, flag, integer, neededText, optionalInteger, optionalText, pages, searchDigits } from '../params.ts'
import {
  categoryBrief,
  goodsInfo,
  goodsRow,
  listOf,
  richHtml,
  shipmentEdition,
  toCategoryBrief,
  toGoodsInfo,
  toGoodsRow,
  toOwnGoodsRow,
  toList,
  toShipmentHistory,
  type Delivered,
  type Described,
} from '../wire/goods.ts'

const nothing = z.null()
const created = z.object({ id: z.int() })
const byId = { id: integer() }

const SORTS: readonly NumberedGoodsSort[] = ['created', 'sales', 'updated', 'recommended', 'hot']

function sortOf(number: number | undefined): NumberedGoodsSort | undefined {
  return SORTS.find((name) => GOODS_SORTS[name] === number)
}

function orderOf(typed: string | undefined): 'asc' | 'desc' | undefined {
  return typed === 'asc' || typed === 'desc' ? typed : undefined
}

/** The maximum number of shipment versions in one answer. */
const EDITIONS = rules.pages.rows.list

async function described(api: ReadingApi, id: number): Promise<Described> {
  const detail = await api.goods.detail({ id })
  const { data: files } = detail.attach.length === 0 ? { data: [] } : await api.files.describe({ ids: detail.attach })
  return { detail, files }
}

async function delivered(api: ReadingApi, id: number): Promise<Delivered> {
  const [shipment, { data }] = await Promise.all([
    api.goods.ownShipment({ id }),
    api.goods.shipmentHistory({ id, page: 1, limit: EDITIONS }),
  ])
  return { shipment, editions: data }
}

export const goodsEndpoints = {
  'user.goods.MsGoods/getGoodsList': reading({
    method: 'GET',
    access: 'visitor',
    params: {
      search: optionalText(),
      category_id: optionalInteger(),
      sort: optionalInteger(),
      order: optionalText(),
      uid: searchDigits(),
      goods_id: searchDigits(),
      ...pages(20),
    },
    call: (api, p) =>
      api.goods.list({
        page: p.page,
        limit: p.limit,
        ...withoutUndefined({
          search: p.search,
          categoryId: p.category_id,
          sellerUid: p.uid,
          goodsId: p.goods_id,
          sort: sortOf(p.sort),
          order: orderOf(p.order),
        }),
        // A list of this layer cannot say that there may be more.
        further: true,
      }),
    answer: listOf(goodsRow),
    reply: (list) => toList(list, toGoodsRow),
  }),
  'user.goods.MsGoods/getGoodsInfo': reading({
    method: 'GET',
    access: 'visitor',
    params: byId,
    call: async (api, { id }) => {
      const goods = await described(api, id)
      return { goods, delivered: goods.detail.own ? await delivered(api, id) : null }
    },
    answer: goodsInfo,
    reply: (read) => toGoodsInfo(read.goods, read.delivered),
  }),
  'user.goods.MsGoods/getGoodsPostInfo': reading({
    method: 'GET',
    access: 'visitor',
    params: { post_id: optionalInteger(), id: integer() },
    call: (api, p) => described(api, p.id),
    answer: goodsInfo.pick({ postInfo: true, attach: true }),
    reply: (goods) => {
      const { postInfo, attach } = toGoodsInfo(goods, null)
      return { postInfo, attach }
    },
  }),
  'user.goods.MsGoodsCategory/getGoodsCategoryList': reading({
    method: 'GET',
    access: 'visitor',
    params: { ...pages(35), level: optionalInteger() },
    call: (api, p) => api.categories.list({ page: p.page, limit: p.limit, ...withoutUndefined({ level: p.level }) }),
    answer: listOf(categoryBrief.extend({ level: z.int() })),
    reply: (list) => toList(list, (row) => ({ ...toCategoryBrief(row), level: row.level })),
  }),
  'user.goods.MsGoodsCategory/createGoodsCategory': endpoint({
    method: 'POST',
    access: 'user',
    params: { title: neededText() },
    call: (api, p) => api.categories.create({ title: p.title }),
    answer: created,
    reply: (category) => category,
    success: 'SUBMITTED',
  }),

  'user.user.MsUserGoods/getOwnGoodsList': reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(10), category_id: optionalInteger() },
    call: (api, p) =>
      api.goods.ownList({ page: p.page, limit: p.limit, ...withoutUndefined({ categoryId: p.category_id }) }),
    answer: listOf(goodsRow),
    reply: (list) => toList(list, toOwnGoodsRow),
  }),
  'user.user.MsUserGoods/getOwnGoodsInfo': reading({
    method: 'GET',
    access: 'user',
    params: byId,
    // The owner's reading comes first: it refuses everybody else.
    call: async (api, { id }) => ({ delivered: await delivered(api, id), goods: await described(api, id) }),
    answer: goodsInfo,
    reply: (read) => toGoodsInfo(read.goods, read.delivered),
  }),
  'user.user.MsUserGoods/getOwnGoodsShipmentInfo': reading({
    method: 'GET',
    access: 'user',
    params: byId,
    call: (api, { id }) => delivered(api, id),
    answer: z.object({
      id: z.int(),
      title: z.string(),
      goods_shipment: z.string(),
      attach_sales: z.string(),
      shipmentHistory: z.array(shipmentEdition),
    }),
    reply: ({ shipment, editions }) => ({
      id: shipment.id,
      title: shipment.title,
      goods_shipment: shipment.shipmentHtml,
      attach_sales: shipment.attachSales.join(','),
      shipmentHistory: toShipmentHistory(editions),
    }),
  }),
  'user.user.MsUserGoods/GoodsOffLine': endpoint({
    method: 'POST',
    access: 'user',
    params: { offline: flag(), ...byId },
    call: (api, p) => api.goods.setOffline({ id: p.id, offline: p.offline }),
    answer: nothing,
    reply: () => null,
  }),
  'user.user.MsUserGoods/pushGoods': endpoint({
    method: 'POST',
    access: 'user',
    params: byId,
    call: (api, p) => api.goods.push({ id: p.id }),
    answer: nothing,
    reply: () => null,
  }),
  'user.user.MsUserGoods/releaseOwnGoods': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      id: optionalInteger(),
      title: neededText(),
      category_id: integer('CATEGORY_REQUIRED'),
      usd_price: neededText(),
      contents: neededText(),
      goods_shipment: neededText(),
      attach: fileIds(),
      attach_sales: fileIds(),
    },
    call: (api, p, request) =>
      api.goods.publish({
        title: p.title,
        categoryId: p.category_id,
        price: p.usd_price,
        contents: richHtml(p.contents),
        shipment: richHtml(p.goods_shipment),
        attach: p.attach,
        attachSales: p.attach_sales,
        idempotencyKey: request.idempotencyKey,
      }),
    answer: created,
    reply: (goods) => goods,
    success: 'PUBLISHED',
  }),
  'user.user.MsUserGoods/changeGoodsInfo': endpoint({
    method: 'POST',
    access: 'user',
    params: { ...byId, usd_price: neededText(), contents: neededText(), title: neededText(), attach: fileIds() },
    call: (api, p) =>
      api.goods.editInfo({
        id: p.id,
        title: p.title,
        price: p.usd_price,
        contents: richHtml(p.contents),
        attach: p.attach,
      }),
    answer: nothing,
    reply: () => null,
    success: 'CHANGED',
  }),
  'user.user.MsUserGoods/changeShipmentInfo': endpoint({
    method: 'POST',
    access: 'user',
    params: { ...byId, goods_shipment: neededText(), title: optionalText(), attach_sales: fileIds() },
    call: (api, p) =>
      api.goods.editShipment({
        id: p.id,
        shipment: richHtml(p.goods_shipment),
        attachSales: p.attach_sales,
        ...withoutUndefined({ title: p.title }),
      }),
    answer: nothing,
    reply: () => null,
    success: 'CHANGED',
  }),
}
