import { rules } from '@jindu/domain/rules'
import { categoryIdField, goodsSortField, pageInput, pageOutput, refuse, searchedIdField } from '@jindu/domain/input'
import { z } from 'zod'
import { router, visitorProcedure } from '../../trpc/init.ts'
import { goodsCard } from '../goods/index.ts'
import { goodsFacets, readFacets } from './facets.ts'
import { homeLists, listGoods } from './list-goods.ts'
import { namedBy, readNamedBy } from './named-by.ts'
import { goodsSuggestions, suggest } from './suggest.ts'

const empty = z.object({}).optional()
const keyword = z.string().trim().max(rules.goods.search.maximumCharacters, refuse('TEXT_TOO_LONG'))
const cents = z
  .int(refuse('GOODS_PRICE_INVALID'))
  .min(0, refuse('GOODS_PRICE_INVALID'))
  .max(rules.goods.price.maximumCents, refuse('GOODS_PRICE_INVALID'))

const narrowing = {
  search: keyword.transform((text) => (text === '' ? undefined : text)).optional(),
  literal: z.boolean().optional(),
  categoryId: categoryIdField.optional(),
  sellerUid: searchedIdField.optional(),
  goodsId: searchedIdField.optional(),
  minimumPriceCents: cents.optional(),
  maximumPriceCents: cents.optional(),
  inStock: z.boolean().optional(),
  automatic: z.boolean().optional(),
  ratedWell: z.boolean().optional(),
}

const isRange = ({
  minimumPriceCents = 0,
  maximumPriceCents,
}: {
  minimumPriceCents?: number | undefined
  maximumPriceCents?: number | undefined
}) => maximumPriceCents === undefined || minimumPriceCents <= maximumPriceCents

/** Parsed at once: zod compiles its checks for that, and tRPC would wait for each value of a schema. */
const goodsPage = pageOutput(goodsCard).extend({
  capped: z.boolean(),
  corrected: z.string().nullable(),
  meant: z.string().nullable(),
})

/** Merged into the `goods` router. */
export const searchRouter = router({
  home: visitorProcedure
    .meta({
      summary: { en: 'The goods of the home page: new, hot and recommended', 'zh-CN': '首页商品：最新、热门与推荐' },
      scope: 'market',
    })
    .input(empty)
    .output(z.object({ new: z.array(goodsCard), hot: z.array(goodsCard), recommended: z.array(goodsCard) }))
    .query(({ ctx }) => homeLists(ctx.app, ctx.locale)),

  list: visitorProcedure
    .meta({
      summary: {
        en: 'Search goods by words, category, seller, number, price, stock, delivery and rating',
        'zh-CN': '按关键词、分类、卖家、编号与价格搜索商品',
      },
      scope: 'market',
      answers: goodsPage,
    })
    .input(
      pageInput('search')
        .extend({
          ...narrowing,
          sort: goodsSortField.optional(),
          order: z.enum(['asc', 'desc']).optional(),
          further: z.boolean().optional(),
        })
        .refine(isRange, refuse('SEARCH_PRICE_RANGE'))
        .refine(({ page, limit }) => page * limit <= rules.goods.search.maximumRows, refuse('PAGE_INVALID')),
    )
    .output((answer: unknown) => goodsPage.parse(answer))
    .query(({ ctx, input }) => listGoods(ctx.app, { ...input, locale: ctx.locale })),

  facets: visitorProcedure
    .meta({
      summary: {
        en: 'Which categories and prices the goods of a search have, and how many of each',
        'zh-CN': '搜索结果的分类与价格分布及数量',
      },
      scope: 'market',
    })
    .input(z.object(narrowing).refine(isRange, refuse('SEARCH_PRICE_RANGE')))
    .output(goodsFacets)
    .query(({ ctx, input }) => readFacets(ctx.app, { ...input, locale: ctx.locale })),

  suggest: visitorProcedure
    .meta({
      summary: { en: 'Continuations of what somebody types into the search', 'zh-CN': '搜索输入的联想词' },
      scope: 'market',
    })
    .input(z.object({ prefix: keyword.min(1, refuse('INPUT_INVALID')) }))
    .output(goodsSuggestions)
    .query(({ ctx, input }) => suggest(ctx.app, input.prefix, ctx.locale)),

  named: visitorProcedure
    .meta({
      summary: {
        en: 'What a keyword names besides words of titles: goods by number, categories by name',
        'zh-CN': '关键词直接对应的结果：按编号的商品、按名称的分类',
      },
      scope: 'market',
    })
    .input(z.object({ keyword: keyword.min(1, refuse('INPUT_INVALID')) }))
    .output(namedBy)
    .query(({ ctx, input }) => readNamedBy(ctx.app, input.keyword, ctx.locale)),
})
