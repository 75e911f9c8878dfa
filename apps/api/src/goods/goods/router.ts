import { rules } from '@jindu/domain/rules'
import {
  attachedDelivery,
  attachmentsField,
  categoryIdField,
  descriptionField,
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
