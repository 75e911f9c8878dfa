import { z } from 'zod'
import { BASIS_POINTS_PER_WHOLE } from '@jindu/domain/money'
import { coinOut, usdOut } from '../../trpc/money-out.ts'
import { OUTCOMES } from './tables.ts'

const seconds = z.int()
const side = z.enum(['buyer', 'seller'])

export const ruling = z.discriminatedUnion('to', [
  z.object({ to: z.literal('buyer') }),
  z.object({ to: z.literal('seller') }),
  z.object({ to: z.literal('split'), buyerBasisPoints: z.int().min(0).max(BASIS_POINTS_PER_WHOLE) }),
])

export const splitParts = z.object({ buyer: coinOut, seller: coinOut, fee: coinOut })

/** The three lists of the arbiters. */
export const QUEUES = ['waiting', 'second', 'ended'] as const

/** What an order's page shows of its dispute. */
export const dispute = z.object({
  /** The list that has the order now. */
  queue: z.enum(QUEUES).nullable(),
  respondBy: seconds.nullable(),
  rulableAt: seconds.nullable(),
  needsSecond: z.boolean(),
  buyerStatedAt: seconds.nullable(),
  sellerStatedAt: seconds.nullable(),
  statements: z.array(
    z.object({
      id: z.int(),
      by: side,
      text: z.string(),
      files: z.array(z.object({ id: z.string(), sha256: z.string() })),
      at: seconds,
    }),
  ),
  /** How many more the reader may make; 0 for staff. */
  statementsLeft: z.int(),
  proposal: splitParts.extend({ by: side, at: seconds }).nullable(),
  pendingRuling: z
    .object({
      ruling,
      reason: z.string(),
      at: seconds,
      arbiter: z.string().nullable(),
      /** Whether the reader gave it. */
      own: z.boolean(),
    })
    .nullable(),
  ruling: z
    .object({
      ruling,
      reason: z.string(),
      at: seconds,
      arbiter: z.string().nullable(),
      confirmedBy: z.string().nullable(),
    })
    .nullable(),
})

export const caseRow = z.object({
  id: z.int(),
  title: z.string(),
  buyerUid: z.int(),
  sellerUid: z.int(),
  amount: coinOut,
  totalUsd: usdOut,
  status: z.enum(['open', 'completed', 'revoked']),
  outcome: z.enum(OUTCOMES).nullable(),
  heldSince: seconds,
  firstComplaintAt: seconds.nullable(),
  buyerComplaintAt: seconds.nullable(),
  sellerComplaintAt: seconds.nullable(),
  buyerStatedAt: seconds.nullable(),
  sellerStatedAt: seconds.nullable(),
  respondBy: seconds.nullable(),
  rulableAt: seconds.nullable(),
  needsSecond: z.boolean(),
  pendingRuling: z.object({ uid: z.int(), arbiter: z.string().nullable(), at: seconds }).nullable(),
  settledAt: seconds.nullable(),
  /** Whether the reader is a party, and so may not rule. */
  own: z.boolean(),
})

export const ledgerEntryRow = z.object({
  id: z.int(),
  kind: z.string(),
  at: seconds,
  actorUid: z.int().nullable(),
  postings: z.array(
    z.object({
      account: z.string(),
      owner: z.string(),
      /** Signed. */
      amount: coinOut,
      before: coinOut,
      after: coinOut,
    }),
  ),
})
