import { categoryTitleField, idField, pageInput, pageOutput } from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { createCategory } from './create-category.ts'
import { listCategories, readCategory } from './reads.ts'

const category = z.object({
  id: z.int(),
  title: z.string(),
  level: z.int(),
  parentId: z.int().nullable(),
  publicCommentsHidden: z.boolean(),
  goodsCount: z.int(),
  position: z.int(),
})

export const categoriesRouter = router({
  list: visitorProcedure
    .input(pageInput('categories').extend({ level: z.int().min(1).max(9).optional() }))
    .output(pageOutput(category))
    .query(({ ctx, input }) => listCategories(ctx.app, input)),

  get: visitorProcedure
    .input(z.object({ id: idField }))
    .output(category)
    .query(({ ctx, input }) => readCategory(ctx.app, input.id)),

  create: userProcedure
    .input(z.object({ title: categoryTitleField }))
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => createCategory(ctx.app, ctx.session.uid, input.title)),
})
