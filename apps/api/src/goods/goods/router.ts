import { rules } from '@jindu/domain/rules'
import {
  categoryIdField,
  editGoodsInput,
  editShipmentInput,
  idField,
  keysetInput,
  keysetOutput,
  pageInput,
  pageOutput,
  publishGoodsInput,
  refuse,
  searchedIdField,
  staffReasonField,
  uidField,
} from '@jindu/domain/input'
import { z } from 'zod'
import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { confirmedProcedure, permittedProcedure, router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { readDetail } from './detail.ts'
import { editInfo, editShipment } from './edit-goods.ts'
import { GOODS_STATES } from './goods-states.ts'
import { mergeCategories } from './merge-categories.ts'
import { delistGoods, relistGoods } from './moderate-goods.ts'
import { goodsDetail, ownGoods, ownInfo, ownShipment, sellerProfile } from './output.ts'
import { listOwn, readOwnInfo, readOwnShipment } from './own-reads.ts'
import { publishGoods } from './publish-goods.ts'
import { pushGoods } from './push-goods.ts'
import { readSeller } from './seller.ts'
import { pricingRouter } from './pricing/router.ts'
import { stockRouter } from './stock/router.ts'
import { setOffline } from './set-offline.ts'
import { STEPS_OF_MANY, stepMany } from './step-many.ts'
import { listForStaff, readForStaff, staffGoods, staffGoodsInfo } from './staff-reads.ts'
import { readShipmentHistory, shipmentEdition } from './shipment-history.ts'

const byId = z.object({ id: idField })
const edited = z.object({ id: z.int(), versionId: z.int() })
const withReason = byId.extend({ reason: staffReasonField })
const done = z.object({ id: z.int() })
const stepped = done.extend({
  changed: z.boolean(),
  refusal: z
    .object({ code: errorCodeOut, details: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
})
export const goodsRouter = router({
  stock: stockRouter,
  pricing: pricingRouter,

  detail: visitorProcedure
    .meta({ summary: { en: 'One goods as buyers see them', 'zh-CN': '买家所见的商品详情' }, scope: 'market' })
    .input(byId)
    .output(goodsDetail)
    .query(({ ctx, input }) => readDetail(ctx.app, input.id, ctx.session, ctx.locale)),

  seller: visitorProcedure
    .meta({ summary: { en: 'What everybody may see of a seller', 'zh-CN': '卖家的公开信息' }, scope: 'market' })
    .input(z.object({ uid: uidField }))
    .output(sellerProfile)
    .query(({ ctx, input }) => readSeller(ctx.app, input.uid)),

  ownList: userProcedure
    .meta({
      summary: { en: 'One’s own goods, narrowed by category and state', 'zh-CN': '本人的商品，可按分类与状态筛选' },
      scope: 'own',
    })
    .input(
      pageInput('goods').extend({ categoryId: categoryIdField.optional(), state: z.enum(GOODS_STATES).optional() }),
    )
    .output(pageOutput(ownGoods))
    .query(({ ctx, input }) => listOwn(ctx.app, ctx.session.uid, input, ctx.locale)),

  ownInfo: userProcedure
    .meta({ summary: { en: 'One’s own goods, to edit', 'zh-CN': '本人的商品（编辑用）' }, scope: 'own' })
    .input(byId)
    .output(ownInfo)
    .query(({ ctx, input }) => readOwnInfo(ctx.app, ctx.session.uid, input.id, ctx.locale)),

  ownShipment: userProcedure
    .meta({
      summary: { en: 'What one’s own goods deliver, to edit', 'zh-CN': '本人商品的发货内容（编辑用）' },
      scope: 'own',
    })
    .input(byId)
    .output(ownShipment)
    .query(({ ctx, input }) => readOwnShipment(ctx.app, ctx.session.uid, input.id)),

  shipmentHistory: userProcedure
    .meta({
      summary: { en: 'Every edition of what one’s own goods delivered', 'zh-CN': '本人商品发货内容的历次版本' },
      scope: 'own',
    })
    .input(pageInput('list').extend({ id: idField }))
    .output(pageOutput(shipmentEdition))
    .query(({ ctx, input }) => readShipmentHistory(ctx.app, ctx.session.uid, input.id, input)),

  publish: userProcedure
    .meta({ summary: { en: 'Publish goods', 'zh-CN': '发布商品' }, scope: 'trade' })
    .meta({ counts: ['goods'] })
    .input(publishGoodsInput)
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => publishGoods(ctx.app, ctx.session.uid, input)),

  editInfo: userProcedure
    .meta({
      summary: {
        en: 'Change title, price, description and pictures of one’s own goods',
        'zh-CN': '修改本人商品的标题、价格、描述与图片',
      },
      scope: 'trade',
    })
    .meta({ counts: ['versions'] })
    .input(editGoodsInput)
    .output(edited)
    .mutation(({ ctx, input }) => editInfo(ctx.app, ctx.session.uid, input)),

  editShipment: userProcedure
    .meta({ summary: { en: 'Change what one’s own goods deliver', 'zh-CN': '修改本人商品的发货内容' }, scope: 'trade' })
    .meta({ counts: ['versions'] })
    .input(editShipmentInput)
    .output(edited)
    .mutation(({ ctx, input }) => editShipment(ctx.app, ctx.session.uid, input)),

  setOffline: userProcedure
    .meta({
      summary: { en: 'Take one’s own goods off sale, or put them back', 'zh-CN': '本人商品下架或重新上架' },
      scope: 'trade',
    })
    .input(z.object({ id: idField, offline: z.boolean() }))
    .output(z.object({ id: z.int(), offline: z.boolean() }))
    .mutation(({ ctx, input }) => setOffline(ctx.app, ctx.session.uid, input.id, input.offline)),

  push: userProcedure
    .meta({
      summary: {
        en: 'Raise one’s own goods in the lists, at most once in the push interval of the site',
        'zh-CN': '置顶本人商品，每个置顶间隔内限一次',
      },
      scope: 'trade',
    })
    .input(byId)
    .output(z.object({ id: z.int(), pushedAt: z.int(), pushableAt: z.int() }))
    .mutation(({ ctx, input }) => pushGoods(ctx.app, ctx.session.uid, input.id)),

  stepMany: userProcedure
    .meta({
      summary: {
        en: 'Push several of one’s own goods, take them off sale or put them back; each answers for itself',
        'zh-CN': '批量置顶、下架或重新上架本人商品，逐件返回结果',
      },
      scope: 'trade',
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
    .meta({
      summary: {
        en: 'Goods of everybody, by state, seller, category and title',
        'zh-CN': '全站商品，可按状态、卖家、分类与标题筛选',
      },
      scope: null,
    })
    .input(
      keysetInput().extend({
        state: z.enum(GOODS_STATES).optional(),
        goodsId: searchedIdField.optional(),
        sellerUid: searchedIdField.optional(),
        categoryId: categoryIdField.optional(),
        title: z
          .string()
          .trim()
          .max(rules.goods.search.maximumCharacters, refuse('TEXT_TOO_LONG'))
          .transform((text) => (text === '' ? undefined : text))
          .optional(),
      }),
    )
    .output(keysetOutput(staffGoods))
    .query(({ ctx, input }) => listForStaff(ctx.app, input, ctx.locale)),

  staffInfo: permittedProcedure('goods.moderate')
    .meta({ summary: { en: 'What staff see of one goods', 'zh-CN': '工作人员查看的商品详情' }, scope: null })
    .input(byId)
    .output(staffGoodsInfo)
    .query(({ ctx, input }) => readForStaff(ctx.app, input.id, ctx.locale)),

  delist: confirmedProcedure('goods.moderate')
    .meta({ summary: { en: 'Take goods of others down, with a reason', 'zh-CN': '下架他人商品，附理由' }, scope: null })
    .input(withReason)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await delistGoods(ctx.app, ctx.session, input.id, input.reason)
      return { id: input.id }
    }),

  relist: confirmedProcedure('goods.moderate')
    .meta({
      summary: {
        en: 'Put goods up again that staff took down, with a reason',
        'zh-CN': '恢复被工作人员下架的商品，附理由',
      },
      scope: null,
    })
    .input(withReason)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await relistGoods(ctx.app, ctx.session, input.id, input.reason)
      return { id: input.id }
    }),

  /** Merges a category into another one; the old id then redirects there. */
  mergeCategories: confirmedProcedure('categories.manage')
    .meta({
      summary: {
        en: 'Move all goods of a category into another, to which the old one then leads',
        'zh-CN': '将一个分类的全部商品并入另一分类，旧分类随之跳转',
      },
      scope: null,
    })
    .input(z.object({ from: idField, into: idField }))
    .output(z.object({ moved: z.int() }))
    .mutation(async ({ ctx, input }) => ({
      moved: await mergeCategories(ctx.app, ctx.session, input.from, input.into),
    })),
})
