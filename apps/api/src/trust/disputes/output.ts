import { z } from 'zod'
import { coinOut, usdOut } from '../../trpc/money-out.ts'
import { toldRuling } from './case-file.ts'

const seconds = z.int()
const side = z.enum(['buyer', 'seller'])

export const splitParts = z.object({ buyer: coinOut, seller: coinOut, fee: coinOut })

/** The three lists of the arbiters. */
export const QUEUES = ['waiting', 'second', 'ended'] as const

/** What the page of a subject shows of its dispute. */
export const disputeOutput = z.object({
  /** The list that has it now. */
  queue: z.enum(QUEUES).nullable(),
  respondBy: seconds.nullable(),
  rulableAt: seconds.nullable(),
  needsSecond: z.boolean(),
  buyerStatedAt: seconds.nullable(),
  sellerStatedAt: seconds.nullable(),
  statements: z.array(
    z.object({
      /** Of the entry in the timeline. */
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
      ruling: toldRuling,
      reason: z.string(),
      at: seconds,
      arbiter: z.string().nullable(),
      /** Whether the reader gave it. */
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

/** Which arbiter works on a case, and since when. */
export const assignedOut = z.object({ uid: z.int(), arbiter: z.string(), at: seconds }).nullable()

export const caseRow = z.object({
  /** What kind of subject it is, and which. */
  kind: z.string(),
  id: z.int(),
  /** Null of a case that ended and is not the reader’s to open. */
  title: z.string().nullable(),
  buyerUid: z.int(),
  sellerUid: z.int(),
  amount: coinOut,
  totalUsd: usdOut,
  /** How the subject ended, in its own word. */
  outcome: z.string().nullable(),
  openedAt: seconds.nullable(),
  /** Since when it is before the arbiters; null when it ended. */
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
ledgerEntryRow.register(z.globalRegistry, { id: 'CaseEntry' })

/** What a side was party to before, in any market: of its latest ended disputes. */
const earlierDisputes = z.object({
  /** `most` at most. */
  disputes: z.int(),
  /** How many of them were ruled against this side. */
  against: z.int(),
  /** When the latest of those ended. */
  lastAgainstAt: seconds.nullable(),
})

export const earlierOutput = z.object({
  /** How many were looked at, at most. */
  most: z.int(),
  buyer: earlierDisputes,
  seller: earlierDisputes,
})
earlierOutput.register(z.globalRegistry, { id: 'EarlierDisputes' })
