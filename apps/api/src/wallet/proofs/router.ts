import { currencyCodeField, idField, withdrawalAddressField } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { coinOut } from '../../trpc/money-out.ts'
import { SIGNATURE_SCHEMES } from '../../platform/chain/index.ts'
import { confirmedProcedure, permittedProcedure, router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { addReserve, withdrawReserve } from './add-reserve.ts'
import { publishReserves } from './publish-reserves.ts'
import { readPublished, readWaiting } from './read-reserves.ts'
import { readOwnProof, readSnapshots } from './reads.ts'
import { takeByStaff } from './take-snapshot.ts'

const hash = z.string().describe('SHA-256 in 64 hexadecimal digits')
const digits = z.string().describe('An amount in the coin’s smallest unit')

const snapshot = z.object({
  id: z.int(),
  takenAt: z.int().describe('When it was taken'),
  checkable: z.boolean().describe('Whether users can still check their own part'),
  trees: z
    .array(
      z.object({
        currency: currencyCodeField,
        root: hash,
        owed: coinOut.describe('What users are owed together: the sum in the root'),
        inBooks: coinOut.describe('Coin in the books at the same moment'),
        leaves: z.int().describe('Leaves of the tree, padding included'),
      }),
    )
    .describe('One tree for each coin'),
})

const ownProof = z.object({
  format: z.literal('jindu-liability-proof-1'),
  snapshotId: z.int().describe('The snapshot'),
  takenAt: z.int().describe('When it was taken'),
  uid: z.int(),
  trees: z
    .array(
      z.object({
        currency: currencyCodeField,
        root: hash,
        total: digits,
        leaves: z.int().describe('Leaves of the tree, padding included'),
        nonce: hash,
        parts: z
          .array(
            z.object({
              index: z.int().describe('Place of the leaf, from 0'),
              units: digits,
              path: z
                .array(z.object({ hash, units: digits }))
                .describe('Hash and sum of each sibling, from the leaf up'),
            }),
          )
          .describe('The leaves that are the user’s, in order of their numbers'),
      }),
    )
    .describe('One tree for each coin of which the user is owed something'),
})

const { maximumReserves, maximumSignatureCharacters } = rules.wallet.proof
const scheme = z.enum(SIGNATURE_SCHEMES).describe('How the address signed')
const message = z.string().describe('What the addresses of the coin sign')

const reservesOut = z.object({
  snapshotId: z.int().describe('The snapshot whose roots were signed'),
  takenAt: z.int().describe('When it was taken'),
  coins: z.array(
    z.object({
      currency: currencyCodeField,
      owed: coinOut.describe('What users are owed together in that snapshot'),
      held: coinOut.describe('What the addresses held together; those that were not read count for nothing'),
      message,
      height: z.int().nullable().describe('The block at which the chain was read'),
      readAt: z.int().nullable().describe('When the chain was read; null until then'),
      addresses: z.array(z.object({ address: z.string(), signature: z.string(), scheme, held: coinOut.nullable() })),
    }),
  ),
})
reservesOut.register(z.globalRegistry, { id: 'Reserves', description: 'Signed addresses beside what users are owed' })

const waitingReserves = z.object({
  messages: z.array(z.object({ currency: currencyCodeField, message })),
  waiting: z.array(
    z.object({
      id: z.int(),
      snapshotId: z.int().describe('The snapshot whose root was signed'),
      currency: currencyCodeField,
      address: z.string(),
      scheme,
      by: z.int().describe('The member of finance who added it'),
    }),
  ),
})

export const proofsRouter = router({
  snapshots: visitorProcedure
    .meta({
      summary: {
        en: 'What users are owed together: roots and totals of all snapshots',
        'zh-CN': '用户负债总额：历次快照的根与总额',
      },
      scope: null,
    })
    .input(z.object({ before: idField.optional() }).optional())
    .output(z.object({ data: z.array(snapshot), next: z.int().nullable() }))
    .query(({ ctx, input }) => readSnapshots(ctx.app, input?.before)),

  mine: userProcedure
    .meta({
      summary: {
        en: 'Your own part of a snapshot, with the paths that prove it',
        'zh-CN': '您在快照中的份额及其验证路径',
      },
      scope: 'own',
    })
    .input(z.object({ snapshotId: idField }))
    .output(ownProof)
    .query(({ ctx, input }) => readOwnProof(ctx.app, ctx.session.uid, input.snapshotId)),

  take: confirmedProcedure('payouts.manage')
    .meta({
      summary: { en: 'Take a snapshot of liabilities now', 'zh-CN': '立即生成负债快照' },
      scope: null,
    })
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx }) => takeByStaff(ctx.app, ctx.session)),

  reserves: visitorProcedure
    .meta({
      summary: {
        en: 'Signed addresses of the site and what they hold, beside what users are owed',
        'zh-CN': '站点已签名的储备地址及余额，与用户负债对照',
      },
      scope: null,
    })
    .output(reservesOut.nullable())
    .query(({ ctx }) => readPublished(ctx.app)),

  waitingReserves: permittedProcedure('payouts.manage')
    .meta({
      summary: {
        en: 'The messages that addresses sign now, and signatures that wait for a second member',
        'zh-CN': '当前须签名的消息，以及待另一位财务发布的签名',
      },
      scope: null,
    })
    .output(waitingReserves)
    .query(({ ctx }) => readWaiting(ctx.app)),

  addReserve: confirmedProcedure('payouts.manage')
    .meta({
      summary: {
        en: 'Add an address that signed the latest snapshot’s message',
        'zh-CN': '添加已对最新快照消息签名的储备地址',
      },
      scope: null,
    })
    .input(
      z.object({
        currency: currencyCodeField,
        address: withdrawalAddressField,
        signature: z.string().min(1).max(maximumSignatureCharacters),
      }),
    )
    .mutation(({ ctx, input }) => addReserve(ctx.app, ctx.session, input)),

  withdrawReserve: permittedProcedure('payouts.manage')
    .meta({
      summary: { en: 'Take a signature back before it is published', 'zh-CN': '在发布前撤回签名' },
      scope: null,
    })
    .input(z.object({ id: idField }))
    .mutation(({ ctx, input }) => withdrawReserve(ctx.app, ctx.session, input.id)),

  publishReserves: confirmedProcedure('payouts.manage')
    .meta({
      summary: {
        en: 'Agree as the second member: the signatures are published',
        'zh-CN': '作为第二位财务同意发布签名',
      },
      scope: null,
    })
    .input(z.object({ ids: z.array(idField).min(1).max(maximumReserves) }))
    .mutation(({ ctx, input }) => publishReserves(ctx.app, { session: ctx.session, caller: ctx }, input.ids)),
})
