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

/** A stored message as codes and facts; the client takes the words from the catalogue. */
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
  /** The subject's current data; null if it is gone or has none. */
  about: z
    .object({
      title: z.string().nullable(),
      amount: coinOut.nullable(),
      within: z.record(z.string(), z.int()),
    })
    .nullable(),
  /** Whether the offer or goods that it belongs to are the reader's. */
  ofOwnThing: z.boolean(),
  /** The actor's uid; 0 for the site, its clock and its staff. */
  senderId: z.int(),
  /** Whether the reader is the actor. */
  own: z.boolean(),
  /** The freeze page's path, for messages about steps that a thief would take; else null. */
  freeze: z.string().nullable(),
  readAt: z.int().nullable(),
  createdAt: z.int(),
})
storedMessage.register(z.globalRegistry, { id: 'Message' })

/** Filters out rows without words: during an update another process may have stored newer kinds. */
export function ofThisVersion<Row extends { readonly message: MessageRecord }>(rows: readonly Row[]) {
  return rows.flatMap((row) => {
    const message = messageFromRecord(row.message)
    return message === null ? [] : [{ ...row, message }]
  })
}
