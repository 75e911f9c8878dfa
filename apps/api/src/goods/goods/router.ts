import { rules } from '@jindu/domain/rules'
import {
  attachedDelivery,
  attachmentsField,
  categoryIdField,
  descriptionField,
  goodsSortField,
  goodsTitleField,
  idempotencyKeyField,
  idField,
  searchedIdField,
  keysetInput,
  keysetOutput,
  pageInput,
  pageOutput,
  priceText,
  refuse,
  shipmentField,
  staffReasonField,
  uidField,
} from '@jindu/domain/input'
import { z } from 'zod'
import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { confirmedProcedure, permittedProcedure, router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { goodsCard } from './card.ts'
import { readDetail } from './detail.ts'
import { editInfo, editShipment } from './edit-goods.ts'
import { goodsFacets, readFacets } from '../search/facets.ts'
import { goodsSuggestions, suggest } from '../search/suggest.ts'
import { GOODS_STATES } from './goods-states.ts'
import { homeLists, listGoods } from '../search/list-goods.ts'
import { mergeCategories } from './merge-categories.ts'
import { delistGoods, relistGoods } from './moderate-goods.ts'
import { goodsDetail, ownGoods, ownInfo, ownShipment, sellerProfile } from './output.ts'
import { namedBy, readNamedBy } from '../search/named-by.ts'
import { listOwn, readOwnInfo, readOwnShipment } from './own-reads.ts'
import { publishGoods } from './publish-goods.ts'
import { pushGoods } from './push-goods.ts'
import { readSeller } from './seller.ts'
import { stockRouter } from './stock/router.ts'
import { setOffline } from './set-offline.ts'
import { STEPS_OF_MANY, stepMany } from './step-many.ts'
import { listForStaff, readForStaff, staffGoods, staffGoodsInfo } from './staff-reads.ts'
import { readShipmentHistory, shipmentEdition } from './shipment-history.ts'

const byId = z.object({ id: idField })
const keyword = z.string().trim().max(rules.goods.search.maximumCharacters, refuse('TEXT_TOO_LONG'))
const edited = z.object({ id: z.int(), versionId: z.int() })
const empty = z.object({}).optional()
const withReason = byId.extend({ reason: staffReasonField })
const done = z.object({ id: z.int() })
const stepped = done.extend({
  changed: z.boolean(),
  refusal: z
    .object({ code: errorCodeOut, details: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
})
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

export const goodsRouter = router({
  stock: stockRouter,

  home: visitorProcedure
    .meta({ summary: 'The goods of the home page: new, hot and recommended' })
    .input(empty)
    .output(z.object({ new: z.array(goodsCard), hot: z.array(goodsCard), recommended: z.array(goodsCard) }))
    .query(({ ctx }) => homeLists(ctx.app, ctx.locale)),

  list: visitorProcedure
    .meta({
      summary: 'Search goods by words, category, seller, number, price, stock, delivery and rating',
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
    .meta({ summary: 'Which categories and prices the goods of a search have, and how many of each' })
    .input(z.object(narrowing).refine(isRange, refuse('SEARCH_PRICE_RANGE')))
    .output(goodsFacets)
    .query(({ ctx, input }) => readFacets(ctx.app, { ...input, locale: ctx.locale })),

  suggest: visitorProcedure
    .meta({ summary: 'Continuations of what somebody types into the search' })
    .input(z.object({ prefix: keyword.min(1, refuse('INPUT_INVALID')) }))
    .output(goodsSuggestions)
    .query(({ ctx, input }) => suggest(ctx.app, input.prefix, ctx.locale)),

  named: visitorProcedure
    .meta({ summary: 'What a keyword names besides words of titles: goods by number, categories by name' })
    .input(z.object({ keyword: keyword.min(1, refuse('INPUT_INVALID')) }))
    .output(namedBy)
    .query(({ ctx, input }) => readNamedBy(ctx.app, input.keyword, ctx.locale)),

  detail: visitorProcedure
    .meta({ summary: 'One goods as buyers see them' })
    .input(byId)
    .output(goodsDetail)
    .query(({ ctx, input }) => readDetail(ctx.app, input.id, ctx.session?.uid ?? null, ctx.locale)),

  seller: visitorProcedure
    .meta({ summary: 'What everybody may see of a seller' })
    .input(z.object({ uid: uidField }))
    .output(sellerProfile)
    .query(({ ctx, input }) => readSeller(ctx.app, input.uid)),

  ownList: userProcedure
    .meta({ summary: 'One’s own goods, narrowed by category and state' })
    .input(
      pageInput('goods').extend({ categoryId: categoryIdField.optional(), state: z.enum(GOODS_STATES).optional() }),
    )
    .output(pageOutput(ownGoods))
    .query(({ ctx, input }) => listOwn(ctx.app, ctx.session.uid, input, ctx.locale)),

  ownInfo: userProcedure
    .meta({ summary: 'One’s own goods, to edit' })
    .input(byId)
    .output(ownInfo)
    .query(({ ctx, input }) => readOwnInfo(ctx.app, ctx.session.uid, input.id, ctx.locale)),

  ownShipment: userProcedure
    .meta({ summary: 'What one’s own goods deliver, to edit' })
    .input(byId)
    .output(ownShipment)
    .query(({ ctx, input }) => readOwnShipment(ctx.app, ctx.session.uid, input.id)),

  shipmentHistory: userProcedure
    .meta({ summary: 'Every edition of what one’s own goods delivered' })
    .input(pageInput('list').extend({ id: idField }))
    .output(pageOutput(shipmentEdition))
    .query(({ ctx, input }) => readShipmentHistory(ctx.app, ctx.session.uid, input.id, input)),

  publish: userProcedure
    .meta({ summary: 'Publish goods' })
    .meta({ counts: ['goods'] })
    .input(
      z.object({
        title: goodsTitleField,
        categoryId: categoryIdField,
        price: priceText,
        contents: descriptionField,
        shipment: shipmentField,
        attach: attachmentsField,
        attachSales: attachmentsField,
        delivery: attachedDelivery.optional(),
        idempotencyKey: idempotencyKeyField.optional(),
      }),
    )
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => publishGoods(ctx.app, ctx.session.uid, input)),

  editInfo: userProcedure
    .meta({ summary: 'Change title, price, description and pictures of one’s own goods' })
    .meta({ counts: ['versions'] })
    .input(
      z.object({
        id: idField,
        title: goodsTitleField,
        price: priceText,
        contents: descriptionField,
        attach: attachmentsField,
      }),
    )
    .output(edited)
    .mutation(({ ctx, input }) => editInfo(ctx.app, ctx.session.uid, input)),

  editShipment: userProcedure
    .meta({ summary: 'Change what one’s own goods deliver' })
    .meta({ counts: ['versions'] })
    .input(
      z.object({
        id: idField,
        title: goodsTitleField.optional(),
        shipment: shipmentField,
        attachSales: attachmentsField,
      }),
    )
    .output(edited)
    .mutation(({ ctx, input }) => editShipment(ctx.app, ctx.session.uid, input)),

  setOffline: userProcedure
    .meta({ summary: 'Take one’s own goods off sale, or put them back' })
    .input(z.object({ id: idField, offline: z.boolean() }))
    .output(z.object({ id: z.int(), offline: z.boolean() }))
    .mutation(({ ctx, input }) => setOffline(ctx.app, ctx.session.uid, input.id, input.offline)),

  push: userProcedure
    .meta({ summary: 'Raise one’s own goods in the lists, at most once in the push interval of the site' })
    .input(byId)
    .output(z.object({ id: z.int(), pushedAt: z.int(), pushableAt: z.int() }))
    .mutation(({ ctx, input }) => pushGoods(ctx.app, ctx.session.uid, input.id)),

  stepMany: userProcedure
    .meta({
      summary: 'Push several of one’s own goods, take them off sale or put them back; each answers for itself',
      rate: 'many',
    })
    .input(
      z.object({
        ids: z.array(idField).min(1, refuse('INPUT_INVALID')).max(rules.goods.maximumAtOnce, refuse('INPUT_INVALID')),
        step: z.enum(STEPS_OF_MANY),
      }),
    )
    .output(z.object({ data: z.array(stepped) }))
    .mutation(async ({ ctx, input }) => ({
      data: await stepMany(ctx.app, ctx.session.uid, input.ids, input.step),
    })),

  staffList: permittedProcedure('goods.moderate')
    .meta({ summary: 'Goods of everybody, by state, seller, category and title' })
    .input(
      keysetInput().extend({
        state: z.enum(GOODS_STATES).optional(),
        goodsId: searchedIdField.optional(),
        sellerUid: searchedIdField.optional(),
        categoryId: categoryIdField.optional(),
        title: keyword.transform((text) => (text === '' ? undefined : text)).optional(),
      }),
    )
    .output(keysetOutput(staffGoods))
    .query(({ ctx, input }) => listForStaff(ctx.app, input, ctx.locale)),

  staffInfo: permittedProcedure('goods.moderate')
    .meta({ summary: 'What staff see of one goods' })
    .input(byId)
    .output(staffGoodsInfo)
    .query(({ ctx, input }) => readForStaff(ctx.app, input.id, ctx.locale)),

  delist: confirmedProcedure('goods.moderate')
    .meta({ summary: 'Take goods of others down, with a reason' })
    .input(withReason)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await delistGoods(ctx.app, ctx.session, input.id, input.reason)
      return { id: input.id }
    }),

  relist: confirmedProcedure('goods.moderate')
    .meta({ summary: 'Put goods up again that staff took down, with a reason' })
    .input(withReason)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await relistGoods(ctx.app, ctx.session, input.id, input.reason)
      return { id: input.id }
    }),

  /** All goods of a category into another one, whose id the old one then leads to. */
  mergeCategories: confirmedProcedure('categories.manage')
    .meta({ summary: 'Move all goods of a category into another, to which the old one then leads' })
    .input(z.object({ from: idField, into: idField }))
    .output(z.object({ moved: z.int() }))
    .mutation(async ({ ctx, input }) => ({
      moved: await mergeCategories(ctx.app, ctx.session, input.from, input.into),
    })),
})
