import { lineNumberField } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'

/** A page of a timeline. */
export const timelineInput = z.object({
  /** The cursor: an entry number within the subject. */
  before: lineNumberField.optional(),
  limit: z.int().min(1).max(rules.timeline.maximumEntriesARead).optional(),
})

/** An entry of a timeline; its feature defines notes and actors. */
export const timelineRow = <Note extends z.ZodType, Actor extends z.ZodType>(note: Note, actor: Actor) =>
  z.object({
    id: z.int(),
    /** 1, 2, 3 … within the subject. */
    number: z.int(),
    note: note.describe('What happened, as a code'),
    actor,
    uid: z.int().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
    at: z.int(),
  })

/** An event of an order, shown between the lines of its conversation. */
export const talkEvent = <Note extends z.ZodType>(note: Note) =>
  z
    .object({
      id: z.int(),
      orderId: z.int(),
      note: note.describe('What happened, as a code'),
      actor: z.enum(['buyer', 'seller', 'arbiter', 'clock']),
      uid: z.int().nullable(),
      at: z.int(),
    })
    .meta({ id: 'ChatEvent', description: 'A step of an order, between the lines of its chat' })

/** A downloaded dossier; `pnpm dossier` checks it. */
export const dossierOutput = z.object({
  subject: z.string(),
  id: z.int(),
  /** Hash of the last entry. */
  head: z.string(),
  entries: z.array(z.object({ line: z.string(), hash: z.string() })),
})
dossierOutput.register(z.globalRegistry, { id: 'Dossier' })
