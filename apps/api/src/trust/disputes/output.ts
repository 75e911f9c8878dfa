import { z } from 'zod'
import { coinOut, usdOut } from '../../trpc/money-out.ts'
import { toldRuling } from './case-file.ts'

const seconds = z.int()
const side = z.enum(['buyer', 'seller'])

export const splitParts = z.object({ buyer: coinOut, seller: coinOut, fee: coinOut })
splitParts.register(z.globalRegistry, { id: 'SplitParts' })

/** The arbiters' three queues. */
export const QUEUES = ['waiting', 'second', 'ended'] as const

/** A subject's dispute as its page shows it. */
export const disputeOutput = z.object({
  /** The arbiters' queue that contains it. */
  queue: z.enum(QUEUES).nullable(),
  respondBy: seconds.nullable(),
  rulableAt: seconds.nullable(),
  needsSecond: z.boolean(),
  buyerStatedAt: seconds.nullable(),
  sellerStatedAt: seconds.nullable(),
  statements: z.array(
    z.object({
      /** The number of its timeline entry. */
      id: z.int(),
      by: side,
      text: z.string(),
      files: z.array(z.object({ id: z.string(), sha256: z.string() })),
      at: seconds,
    }),
  ),
  /** Statements that the reader may still make; 0 for staff. */
  statementsLeft: z.int(),
  proposal: splitParts.extend({ by: side, at: seconds }).nullable(),
  pendingRuling: z
    .object({
      ruling: toldRuling,
      reason: z.string(),
      at: seconds,
      arbiter: z.string().nullable(),
      /** Whether the reader gave this ruling. */
      own: z.boolean(),
    })
    .nullable(),
  ruling: z
    .object({
      ruling: toldRuling,
      reason: z.string(),
      at: seconds,
      arbiter: z.string().nullable(),
      confirmedBy: z.string().nullable(),
    })
    .nullable(),
})
disputeOutput.register(z.globalRegistry, { id: 'Dispute' })

/** The arbiter assigned to a case, and since when. */
export const assignedOut = z.object({ uid: z.int(), arbiter: z.string(), at: seconds }).nullable()

export const caseRow = z.object({
  /** The kind and id of the subject. */
  kind: z.string(),
  id: z.int(),
  /** Null for an ended case that the reader may not open. */
  title: z.string().nullable(),
  buyerUid: z.int(),
  sellerUid: z.int(),
  amount: coinOut,
  totalUsd: usdOut,
  /** The subject's own outcome code. */
  outcome: z.string().nullable(),
  openedAt: seconds.nullable(),
  /** Since when it is in the arbiters' queue; null after the end. */
  queuedAt: seconds.nullable(),
  buyerComplaintAt: seconds.nullable(),
  sellerComplaintAt: seconds.nullable(),
  buyerStatedAt: seconds.nullable(),
  sellerStatedAt: seconds.nullable(),
  respondBy: seconds.nullable(),
  rulableAt: seconds.nullable(),
  needsSecond: z.boolean(),
  pendingRuling: z.object({ uid: z.int(), arbiter: z.string().nullable(), at: seconds }).nullable(),
  assigned: assignedOut,
  endedAt: seconds.nullable(),
  /** Whether the reader is a party, who may not rule. */
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
      /** Signed amount. */
      amount: coinOut,
      before: coinOut,
      after: coinOut,
    }),
  ),
})
ledgerEntryRow.register(z.globalRegistry, { id: 'CaseEntry' })

/** A party's record from its latest ended disputes in all markets. */
const earlierDisputes = z.object({
  /** The count, up to `most`. */
  disputes: z.int(),
  /** How many of them were ruled against this side. */
  against: z.int(),
  /** When the latest of those ended. */
  lastAgainstAt: seconds.nullable(),
})

export const earlierOutput = z.object({
  /** The maximum number of disputes read. */
  most: z.int(),
  buyer: earlierDisputes,
  seller: earlierDisputes,
})
earlierOutput.register(z.globalRegistry, { id: 'EarlierDisputes' })
