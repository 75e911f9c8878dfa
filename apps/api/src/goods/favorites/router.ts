import { idField, pageInput, pageOutput } from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { goodsCard } from '../goods/index.ts'
import { createFavorite } from './create-favorite.ts'
import { deleteFavorite } from './delete-favorite.ts'
import { listFavorites } from './list-favorites.ts'

const favorite = z.object({
  id: z.int(),
  uid: z.int(),
  goodsId: z.int(),
  status: z.enum(['normal', 'unavailable']),
  createdAt: z.int(),
  goods: goodsCard,
})

export const favoritesRouter = router({
  create: userProcedure
    .meta({ summary: { en: 'Put goods among the favourites', 'zh-CN': '收藏商品' }, scope: 'trade' })
    .input(z.object({ goodsId: idField }))
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => createFavorite(ctx.app, ctx.session.uid, input.goodsId)),

  delete: userProcedure
    .meta({ summary: { en: 'Take goods out of the favourites', 'zh-CN': '取消收藏' }, scope: 'trade' })
    .input(z.union([z.object({ id: idField }), z.object({ goodsId: idField }), z.object({ either: idField })]))
    .output(z.object({ removed: z.boolean() }))
    .mutation(({ ctx, input }) => deleteFavorite(ctx.app, ctx.session.uid, input)),

  list: userProcedure
    .meta({ summary: { en: 'One’s favourites', 'zh-CN': '本人的收藏' }, scope: 'own' })
    .input(pageInput('list'))
    .output(pageOutput(favorite))
    .query(({ ctx, input }) => listFavorites(ctx.app, ctx.session.uid, input, ctx.locale)),
})
