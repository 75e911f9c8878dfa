import * as z from 'zod'
import type { ErrorCode } from '../errors/index.ts'
import { titleRefusal } from '../goods/goods/index.ts'
import { countCharacters } from '../text/count-characters.ts'
import { talkRules } from '../rules/talk.ts'
import { TICKET_ABOUT } from '../desk/tickets/ticket.ts'
import { lineProblem } from './conversation.ts'
import { attachmentsField, idField } from './fields.ts'
import { judgedLine, judgedProse, judgedText, refuse, report } from './refuse.ts'
import { richText } from './rich-text.ts'
import { stripUnseen } from './visible-text.ts'

const MAXIMUM_TITLE = 200

const text = (empty: ErrorCode) =>
  z
    .string(refuse(empty))
    .max(talkRules.reply.maximumCharacters, { ...refuse('TEXT_TOO_LONG'), abort: true })
    .overwrite((contents) => stripUnseen(contents).trim())
    .min(1, refuse(empty))

/** A public reply to goods. */
export const publicReplyField = text('REPLY_EMPTY')

/** A message in a consultation, a trade chat or a feedback ticket. */
export const messageField = text('MESSAGE_EMPTY')

/** A comment on an ad or notice: longer than five characters. */
export const commentField = judgedProse(
  talkRules.comment.maximumCharacters,
  { required: 'REPLY_EMPTY', tooLong: 'TEXT_TOO_LONG' },
  (contents) => {
    if (contents === '') return 'REPLY_EMPTY'
    return countCharacters(contents) > talkRules.comment.longerThanCharacters ? null : 'COMMENT_TOO_SHORT'
  },
)

export const feedbackTitleField = judgedLine(
  MAXIMUM_TITLE,
  { required: 'FEEDBACK_TITLE_REQUIRED', tooLong: 'FEEDBACK_TITLE_LENGTH' },
  (title) => titleRefusal('feedback', title),
)

const [goodsOrder, otcOrder, withdrawal, appeal] = TICKET_ABOUT

/** The linked subject of a ticket: one of the author's own, or a staff action on the account. */
export const ticketAboutField = z.union(
  [z.object({ kind: z.enum([goodsOrder, otcOrder, withdrawal]), id: idField }), z.object({ kind: z.literal(appeal) })],
  refuse('INPUT_INVALID'),
)

/** A new feedback ticket. */
export const feedbackInput = z
  .object({
    title: feedbackTitleField,
    contents: richText,
    attachments: attachmentsField,
    about: ticketAboutField.optional(),
  })
  .superRefine(({ contents, attachments }, context) => {
    const problem = lineProblem(contents, attachments.length)
    report(context, problem === 'MESSAGE_EMPTY' ? 'FEEDBACK_CONTENTS_REQUIRED' : problem, 'contents')
  })

export const adTitleField = judgedText(
  MAXIMUM_TITLE,
  { required: 'AD_TITLE_REQUIRED', tooLong: 'AD_TITLE_LENGTH' },
  (title) => titleRefusal('ad', title),
)
