import { z } from 'zod'
import { endpoint, reading } from '../endpoint.ts'
import { integer, pages } from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'
import { decimal, toDecimal } from '../wire/money.ts'

const nothing = z.null()
const ofGoods = { id: integer() }

/** Status 2 cannot be opened (marketplace.md §2). */
const FAVORITE_STATUS_NUMBERS = { normal: 1, unavailable: 2 } as const

const favoriteRow = z.object({
  id: z.int(),
  user_id: z.int(),
  goods_id: z.int(),
  status: z.union([z.literal(1), z.literal(2)]),
  create_time: z.int(),
  goods: z.object({ title: z.string(), usd_price: decimal, attentions: z.int() }),
})

export const favoriteEndpoints = {
  'user.user.MsUserFavorite/createGoodsFavorite': endpoint({
    method: 'POST',
    access: 'user',
    params: ofGoods,
    call: (api, p) => api.favorites.create({ goodsId: p.id }),
    answer: z.object({ id: z.int() }),
    reply: (created) => created,
  }),
  'user.user.MsUserFavorite/deleteGoodsFavorite': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer() },
    call: (api, p) => api.favorites.delete({ either: p.id }),
    answer: nothing,
    reply: () => null,
  }),
  'user.user.MsUserFavorite/getFavoriteList': reading({
    method: 'GET',
    access: 'user',
    params: pages(20),
    call: (api, p) => api.favorites.list(p),
    answer: listOf(favoriteRow),
    reply: (list) =>
      toList(list, (row) => ({
        id: row.id,
        user_id: row.uid,
        goods_id: row.goodsId,
        status: FAVORITE_STATUS_NUMBERS[row.status],
        create_time: row.createdAt,
        goods: { title: row.goods.title, usd_price: toDecimal(row.goods.price), attentions: row.goods.attentions },
      })),
  }),
}
