import {
  MODERATION_KINDS,
  MODERATION_OUTCOMES,
  REPORT_REASONS,
  SELF_DEALING_SIGNS,
  WARNING_KINDS,
} from '@jindu/domain/trust/moderation'
import { z } from 'zod'

const seconds = z.int()

const brief = z.object({
  id: z.int(),
  kind: z.enum(MODERATION_KINDS),
  subjectId: z.int(),
  /** Null for content of the site itself. */
  aboutUid: z.int().nullable(),
  openedAt: seconds,
  reports: z.int(),
  claim: z.object({ uid: z.int(), until: seconds, nickName: z.string() }).nullable(),
  closed: z
    .object({ at: seconds, uid: z.int().nullable(), nickName: z.string(), outcome: z.enum(MODERATION_OUTCOMES) })
    .nullable(),
  title: z.string().nullable(),
  /** Hidden or deleted. */
  gone: z.boolean(),
  /** It leaves the queue only by its own step, such as an answer. */
  waits: z.boolean(),
  /** Ids of the things that contain it, by kind. */
  within: z.record(z.string(), z.int()),
})

/** The record of the account that owns the content. */
const accountRecord = z.object({
  uid: z.int(),
  createdAt: seconds,
  frozen: z.boolean(),
  /** Completed orders of goods and of the fiat market. */
  sold: z.int(),
  bought: z.int(),
  otcTrades: z.int(),
  /** Complaints of others about its orders. */
  complaintsAgainst: z.int(),
  warnings: z.object({ slight: z.int(), malicious: z.int(), contacts: z.int() }),
  /** The latest warnings, excluding this item's. */
  before: z.array(
    z.object({ kind: z.enum(WARNING_KINDS), reason: z.string(), at: seconds, byUid: z.int(), nickName: z.string() }),
  ),
})

export const itemLine = brief.extend({ excerpt: z.string().nullable() })

export const itemCounts = z.array(z.object({ kind: z.enum(MODERATION_KINDS), open: z.int() }))

export const itemInfo = brief.extend({
  text: z.string().nullable(),
  writtenAt: seconds.nullable(),
  sealed: z.boolean(),
  mayClaim: z.boolean(),
  mayDecide: z.boolean(),
  around: z.array(
    z.object({
      id: z.int(),
      uid: z.int(),
      text: z.string(),
      at: seconds,
      takenBackAt: seconds.nullable(),
      reported: z.boolean(),
      pictures: z.int(),
      fileIds: z.array(z.string()),
    }),
  ),
  /** Sales of it that show signs of a deal with oneself, the newest first. */
  flagged: z.array(
    z.object({ orderId: z.int(), buyerUid: z.int(), signs: z.array(z.enum(SELF_DEALING_SIGNS)), at: seconds }),
  ),
  reported: z.array(z.object({ uid: z.int(), reason: z.enum(REPORT_REASONS), note: z.string(), at: seconds })),
  warning: z.object({ kind: z.enum(WARNING_KINDS), reason: z.string(), at: seconds }).nullable(),
  record: accountRecord.nullable(),
})
