import { currencyCodeField, idField } from '@jindu/domain/input'
import { z } from 'zod'
import { coinOut } from '../../trpc/money-out.ts'
import { confirmedProcedure, router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
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
})
