import {
  batchNameField,
  idField,
  lowStockField,
  pageInput,
  pageOutput,
  promisedHoursField,
  secretLinesField,
  sharedSecretField,
} from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { router, userProcedure } from '../../../trpc/init.ts'
import { addSecrets } from './add-secrets.ts'
import { exportUnsold } from './export-unsold.ts'
import { listSecrets, readStock, UNIT_STATES } from './read-stock.ts'
import { revealSecret } from './reveal-secret.ts'
import { setDelivery } from './set-delivery.ts'
import { setLowStock } from './set-low-stock.ts'
import { withdrawSecrets } from './withdraw-secrets.ts'
import { deliveryKind, promisedHours } from '../output.ts'

const byId = z.object({ id: idField })
const seconds = z.int()

const stock = z.object({
  id: z.int(),
  delivery: deliveryKind,
  promisedHours,
  lowStock: z.int(),
  unsold: z.int(),
  /** Sold, but not yet opened by the buyer. */
  sealed: z.int(),
  opened: z.int(),
  /** Faulty units that were replaced within their order. */
  replaced: z.int(),
  shared: z.object({ id: z.int(), masked: z.string() }).nullable(),
})
stock.register(z.globalRegistry, { id: 'GoodsStock' })

const unit = z.object({
  id: z.int(),
  masked: z.string(),
  state: z.enum(UNIT_STATES),
  /** The seller's batch name for units added together. */
  batch: z.string().nullable(),
  orderId: z.int().nullable(),
  addedAt: seconds,
  soldAt: seconds.nullable(),
  openedAt: seconds.nullable(),
  returnedAt: seconds.nullable(),
  replacedAt: seconds.nullable(),
})

const added = z.object({
  added: z.int(),
  unsold: z.int(),
  repeated: z.array(z.object({ line: z.int(), first: z.int() })),
  known: z.array(z.object({ line: z.int(), state: z.enum(['unsold', 'sold']) })),
})

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text') }),
  z.object({ kind: z.literal('units') }),
  z.object({ kind: z.literal('shared'), secret: sharedSecretField }),
  z.object({ kind: z.literal('manual'), hours: promisedHoursField }),
])

const someUnits = z.array(idField).min(1).max(rules.goods.stock.maximumSecretsACall)

/** Stock of one's own goods. */
export const stockRouter = router({
  summary: userProcedure
    .meta({
      summary: {
        en: 'How one’s own goods are delivered, and how many units are unsold, sealed and opened',
        'zh-CN': '本人商品的发货方式，以及未售、已封存、已开启的数量',
      },
      scope: 'own',
    })
    .input(byId)
    .output(stock)
    .query(({ ctx, input }) => readStock(ctx.app, ctx.session.uid, input.id)),

  list: userProcedure
    .meta({
      summary: { en: 'The units in stock of one’s own goods, masked', 'zh-CN': '本人商品的库存明细，内容已遮盖' },
      scope: 'own',
    })
    .input(pageInput('goods').extend({ id: idField, state: z.enum(UNIT_STATES).optional() }))
    .output(pageOutput(unit))
    .query(({ ctx, input }) => listSecrets(ctx.app, ctx.session.uid, input)),

  add: userProcedure
    .meta({
      summary: { en: 'Add units to stock, such as licence keys', 'zh-CN': '添加库存，如授权码' },
      scope: 'trade',
    })
    .meta({ counts: ['stock'] })
    .input(
      z.object({
        id: idField,
        secrets: secretLinesField,
        leaveOutRepeated: z.boolean().default(false),
        batch: batchNameField.optional(),
      }),
    )
    .output(added)
    .mutation(async ({ ctx, input }) => {
      const { repeated, known, ...counts } = await addSecrets(ctx.app, ctx.session.uid, input)
      return { ...counts, repeated: [...repeated], known: [...known] }
    }),

  reveal: userProcedure
    .meta({ summary: { en: 'Show one unsold unit in the clear', 'zh-CN': '查看一件未售库存的明文' }, scope: null })
    .input(z.object({ id: idField, unit: idField }))
    .output(z.object({ secret: z.string() }))
    .mutation(({ ctx, input }) => revealSecret(ctx.app, ctx.session.uid, input.id, input.unit)),

  export: userProcedure
    .meta({
      summary: { en: 'All unsold units in the clear, to keep elsewhere', 'zh-CN': '导出全部未售库存的明文' },
      scope: null,
    })
    .input(byId)
    .output(
      z.object({
        data: z.array(
          z.object({
            id: z.int(),
            secret: z.string(),
            batch: z.string().nullable(),
            addedAt: seconds,
            returnedAt: seconds.nullable(),
          }),
        ),
      }),
    )
    .mutation(({ ctx, input }) => exportUnsold(ctx.app, ctx.session.uid, input.id)),

  withdraw: userProcedure
    .meta({ summary: { en: 'Take unsold units out of stock', 'zh-CN': '撤出未售库存' }, scope: 'trade' })
    .input(z.object({ id: idField, units: z.union([z.literal('all'), someUnits]) }))
    .output(z.object({ withdrawn: z.int() }))
    .mutation(({ ctx, input }) => withdrawSecrets(ctx.app, ctx.session.uid, input.id, input.units)),

  setDelivery: userProcedure
    .meta({
      summary: {
        en: 'Choose how goods are delivered: by text, by units, by one shared secret, or by hand',
        'zh-CN': '选择发货方式：统一文本、逐件库存、共用密文或手动发货',
      },
      scope: 'trade',
    })
    .input(z.object({ id: idField, delivery: change }))
    .output(stock)
    .mutation(async ({ ctx, input }) => {
      await setDelivery(ctx.app, ctx.session.uid, input.id, input.delivery)
      return readStock(ctx.app, ctx.session.uid, input.id)
    }),

  setLowStock: userProcedure
    .meta({
      summary: { en: 'Choose at how many units the warning comes', 'zh-CN': '设置库存不足提醒的数量' },
      scope: 'trade',
    })
    .input(z.object({ id: idField, lowStock: lowStockField }))
    .output(stock)
    .mutation(async ({ ctx, input }) => {
      await setLowStock(ctx.app, ctx.session.uid, input.id, input.lowStock)
      return readStock(ctx.app, ctx.session.uid, input.id)
    }),
})
