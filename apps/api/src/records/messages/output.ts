import {
  MESSAGE_TYPES,
  messageFromRecord,
  type MessageRecord,
  type MessageType,
  type StoredMessage,
} from '@jindu/domain/messages'
import { z } from 'zod'
import { coinOut } from '../../trpc/money-out.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the domain's table
export const messageType = z.enum(Object.keys(MESSAGE_TYPES) as [MessageType, ...MessageType[]])

/** A stored message as its reader gets it: codes and facts, the words come from the catalogue. */
export const storedMessage = z.object({
  id: z.int(),
  type: messageType,
  message: z
    .custom<StoredMessage>((value) => typeof value === 'object')
    .meta({
      type: 'object',
      description: 'What happened: `kind`, and the facts of that kind',
      properties: { kind: { type: 'string' } },
      required: ['kind'],
    }),
  /** What the thing that it is about is now; null when that is gone, or says nothing more. */
  about: z
    .object({
      title: z.string().nullable(),
      amount: coinOut.nullable(),
      within: z.record(z.string(), z.int()),
    })
    .nullable(),
  /** Whether the offer or the goods that it belongs to are the reader's. */
  ofOwnThing: z.boolean(),
  /** Whose act it tells of; 0 for the site, its clock and its staff. */
  senderId: z.int(),
  /** Whether it was the reader's. */
  own: z.boolean(),
  /** The page on which its reader freezes the account, where it tells of a step that a thief would take. */
  freeze: z.string().nullable(),
  readAt: z.int().nullable(),
  createdAt: z.int(),
})
storedMessage.register(z.globalRegistry, { id: 'Message' })

/** The rows that have words: during an update another process may have stored newer kinds. */
export function ofThisVersion<Row extends { readonly message: MessageRecord }>(rows: readonly Row[]) {
  return rows.flatMap((row) => {
    const message = messageFromRecord(row.message)
    return message === null ? [] : [{ ...row, message }]
  })
}
