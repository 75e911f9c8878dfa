import { idField, pageInput, pageOutput } from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { goodsCard } from '../goods/index.ts'
import { chooseTold, readTellBack } from './choose-told.ts'
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

  choice: userProcedure
    .meta({
      summary: { en: 'Whether one is told that favourites are back on sale', 'zh-CN': '收藏商品恢复可购时是否通知' },
      scope: 'own',
    })
    .output(z.object({ tellBack: z.boolean() }))
    .query(async ({ ctx }) => ({ tellBack: await readTellBack(ctx.app, ctx.session.uid) })),

  choose: userProcedure
    .meta({
      summary: { en: 'Choose whether one is told that favourites are back', 'zh-CN': '设置收藏商品恢复可购时是否通知' },
      scope: 'trade',
    })
    .input(z.object({ tellBack: z.boolean() }))
    .output(z.object({ tellBack: z.boolean() }))
    .mutation(({ ctx, input }) => chooseTold(ctx.app, ctx.session.uid, input.tellBack)),

  list: userProcedure
    .meta({ summary: { en: 'One’s favourites', 'zh-CN': '本人的收藏' }, scope: 'own' })
    .input(pageInput('list'))
    .output(pageOutput(favorite))
    .query(({ ctx, input }) => listFavorites(ctx.app, ctx.session.uid, input, ctx.locale)),
})
