import { createCategoryInput, idField, pageInput, pageOutput, renameCategoryInput } from '@jindu/domain/input'
import { categoryNames } from '@jindu/domain/goods/goods'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { arrangeCategory } from './arrange-category.ts'
import { hideCategoryComments, renameCategory } from './change-category.ts'
import { createCategory } from './create-category.ts'
import { listCategories, readCategory } from './reads.ts'

const category = z.object({
  id: z.int(),
  /** In the reader's language. */
  title: z.string(),
  names: z.object({ zh: z.string(), en: z.string() }),
  level: z.int(),
  parentId: z.int().nullable(),
  publicCommentsHidden: z.boolean(),
  goodsCount: z.int(),
  position: z.int(),
})
category.register(z.globalRegistry, { id: 'Category' })

const changed = z.object({ id: z.int() })

export const categoriesRouter = router({
  list: visitorProcedure
    .meta({ summary: { en: 'The categories of goods', 'zh-CN': '商品分类' }, scope: 'market' })
    .input(pageInput('categories').extend({ level: z.int().min(1).max(9).optional() }))
    .output(pageOutput(category))
    .query(({ ctx, input }) => listCategories(ctx.app, input, ctx.locale)),

  get: visitorProcedure
    .meta({ summary: { en: 'One category', 'zh-CN': '单个分类' }, scope: 'market' })
    .input(z.object({ id: idField }))
    .output(category)
    .query(({ ctx, input }) => readCategory(ctx.app, input.id, ctx.locale)),

  create: userProcedure
    .meta({
      summary: { en: 'Create a category that goods can be published in', 'zh-CN': '创建可用于发布商品的分类' },
      scope: 'trade',
    })
    .meta({ counts: ['categories'] })
    .input(createCategoryInput)
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => createCategory(ctx.app, ctx.session, categoryNames(input.title, input.translation))),

  rename: confirmedProcedure('categories.manage')
    .meta({ summary: { en: 'Change the names of a category', 'zh-CN': '修改分类名称' }, scope: null })
    .input(renameCategoryInput)
    .output(changed)
    .mutation(async ({ ctx, input }) => {
      await renameCategory(ctx.app, ctx.session, input.id, categoryNames(input.title, input.translation))
      return { id: input.id }
    }),

  hideComments: confirmedProcedure('categories.manage')
    .meta({
      summary: {
        en: 'Hide the public comments of a category’s goods, or show them',
        'zh-CN': '隐藏或显示分类下商品的公开评论',
      },
      scope: null,
    })
    .input(z.object({ id: idField, hidden: z.boolean() }))
    .output(changed)
    .mutation(async ({ ctx, input }) => {
      await hideCategoryComments(ctx.app, ctx.session, input.id, input.hidden)
      return { id: input.id }
    }),

  /** A place in the fixed order, from 1; null releases it. */
  arrange: permittedProcedure('categories.manage')
    .meta({
      summary: {
        en: 'Give a category a place in the fixed order, or release it',
        'zh-CN': '为分类指定固定排序，或取消固定',
      },
      scope: null,
    })
    .input(z.object({ id: idField, place: z.int().min(1).max(rules.staff.arrangedCategories).nullable() }))
    .output(changed)
    .mutation(async ({ ctx, input }) => {
      await arrangeCategory(ctx.app, ctx.session, input.id, input.place)
      return { id: input.id }
    }),
})
