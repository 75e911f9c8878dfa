import { CONVERSATION_KINDS, CONVERSATION_SIDES, LINE_WARNINGS } from '@jindu/domain/trust/conversations'
import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { pageOutput } from '@jindu/domain/input'
import { z } from 'zod'
import { IMAGE_TYPES } from '../../records/files/tables.ts'

const seconds = z.int()
const lineSide = z.enum([...CONVERSATION_SIDES, 'staff'])

export const line = z.object({
  id: z.int(),
  conversationId: z.int(),
  number: z.int(),
  side: lineSide,
  mine: z.boolean(),
  uid: z.int().nullable(),
  nickName: z.string().nullable(),
  /** Sanitised HTML; null for a removed line. */
  html: z.string().nullable(),
  text: z.string().nullable(),
  /** Pictures attached besides those in the text. */
  files: z.array(
    z.object({
      id: z.string(),
      contentType: z.enum(IMAGE_TYPES),
      bytes: z.int(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  /** All pictures, including those in the text. */
  fileIds: z.array(z.string()),
  orderId: z.int().nullable(),
  warnings: z.array(z.enum(LINE_WARNINGS)),
  /** Whether this is its side's first line with an external link. */
  firstLink: z.boolean(),
  /** The client key, for the author only; null for others. */
  clientKey: z.string().nullable(),
  saidAt: seconds,
  takenBackAt: seconds.nullable(),
})
line.register(z.globalRegistry, { id: 'ChatLine' })

const position = z.object({ number: z.int(), at: seconds.nullable() })
const read = z.object({ owner: position, asker: position })
read.register(z.globalRegistry, { id: 'ReadPositions' })

export const linesOutput = z.object({
  lines: z.array(line),
  older: z.boolean(),
  lastNumber: z.int(),
  /** The number of changes to lines so far, to pass to `missing`. */
  changes: z.int(),
  read,
})

export const missingOutput = z.object({
  lines: z.array(line),
  /** Lines that the reader holds and that were removed or restored, in their current state. */
  changed: z.array(line),
  changes: z.int(),
  more: z.boolean(),
  read,
})

const lastLine = z.object({
  number: z.int(),
  side: lineSide,
  mine: z.boolean(),
  text: z.string(),
  pictures: z.int(),
  takenBack: z.boolean(),
})
lastLine.register(z.globalRegistry, { id: 'LastLine' })

const talk = z.object({
  id: z.int(),
  subject: z.object({
    kind: z.enum(CONVERSATION_KINDS),
    id: z.int(),
    title: z.string().nullable(),
    coverFileId: z.string().nullable(),
  }),
  side: lineSide,
  askerUid: z.int(),
  ownerUid: z.int().nullable(),
  other: z.object({ uid: z.int(), lastOnlineAt: seconds, frozen: z.boolean() }).nullable(),
  last: lastLine.nullable(),
  lastAt: seconds,
  createdAt: seconds,
})
talk.register(z.globalRegistry, { id: 'Conversation' })

export const talkPage = pageOutput(talk.extend({ unread: z.int() }))

export const talkInfo = talk.extend({
  lastNumber: z.int(),
  /** Why the reader cannot write now; null if they may. */
  refusal: errorCodeOut.nullable(),
  /** Whether writing here requires the site's reply right. */
  asksReplyRight: z.boolean(),
})

export const askedSubjects = pageOutput(
  z.object({
    subjectId: z.int(),
    title: z.string().nullable(),
    conversationId: z.int(),
    askerUid: z.int(),
    lastAt: seconds,
  }),
)

export const unreadOutput = z.object({
  data: z.array(z.object({ kind: z.enum(CONVERSATION_KINDS), side: z.enum(CONVERSATION_SIDES), unread: z.int() })),
  unread: z.int(),
})

export const searchOutput = z.object({
  chats: z.array(talk),
  lines: z.array(
    z.object({
      id: z.int(),
      conversationId: z.int(),
      number: z.int(),
      mine: z.boolean(),
      text: z.string(),
      saidAt: seconds,
    }),
  ),
  /** Conversations between the two. */
  about: z.array(talk),
})
