import { categoryTitleField, idField, pageInput, pageOutput } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { permittedProcedure, router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { arrangeCategory } from './arrange-category.ts'
import { hideCategoryComments, renameCategory } from './change-category.ts'
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

const changed = z.object({ id: z.int() })

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
    .meta({ counts: ['categories'] })
    .input(z.object({ title: categoryTitleField }))
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => createCategory(ctx.app, ctx.session, input.title)),

  rename: permittedProcedure('categories.manage')
    .input(z.object({ id: idField, title: categoryTitleField }))
    .output(changed)
    .mutation(async ({ ctx, input }) => {
      await renameCategory(ctx.app, ctx.session, input.id, input.title)
      return { id: input.id }
    }),

  hideComments: permittedProcedure('categories.manage')
    .input(z.object({ id: idField, hidden: z.boolean() }))
    .output(changed)
    .mutation(async ({ ctx, input }) => {
      await hideCategoryComments(ctx.app, ctx.session, input.id, input.hidden)
      return { id: input.id }
    }),

  /** A place in the fixed order, from 1; null releases it. */
  arrange: permittedProcedure('categories.manage')
    .input(z.object({ id: idField, place: z.int().min(1).max(rules.staff.arrangedCategories).nullable() }))
    .output(changed)
    .mutation(async ({ ctx, input }) => {
      await arrangeCategory(ctx.app, ctx.session, input.id, input.place)
      return { id: input.id }
    }),
})
