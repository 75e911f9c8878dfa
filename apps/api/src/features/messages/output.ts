import { MESSAGE_KINDS, type StoredMessage } from '@jindu/domain/message'
import { z } from 'zod'

const isMessage = z.looseObject({ kind: z.enum(MESSAGE_KINDS), note: z.string() })

/** A stored message as its reader gets it: codes and figures, the words come from the catalogue. */
export const storedMessage = z.object({
  id: z.int(),
  message: z.custom<StoredMessage>((value) => isMessage.safeParse(value).success),
  /** What the goods that it is about are called now. */
  title: z.string().nullable(),
  readAt: z.int().nullable(),
  createdAt: z.int(),
})
