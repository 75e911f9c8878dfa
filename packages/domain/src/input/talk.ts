import * as z from 'zod'
import type { ErrorCode } from '../errors/index.ts'
import { countCharacters, titleRefusal } from '../goods/index.ts'
import { talkRules } from '../rules/talk.ts'
import { attachmentsField } from './fields.ts'
import { judgedText, refuse } from './refuse.ts'

const MAXIMUM_TITLE = 200

const text = (empty: ErrorCode) =>
  z.string(refuse(empty)).trim().min(1, refuse(empty)).max(talkRules.reply.maximumCharacters, refuse('TEXT_TOO_LONG'))

/** A public reply to goods. */
export const publicReplyField = text('REPLY_EMPTY')

/** A message in a consultation, a trade chat or a feedback ticket. */
export const messageField = text('MESSAGE_EMPTY')

/** A comment on an ad or notice: longer than five characters. */
export const commentField = judgedText(
  talkRules.comment.maximumCharacters,
  { required: 'REPLY_EMPTY', tooLong: 'TEXT_TOO_LONG' },
  (contents) => {
    if (contents === '') return 'REPLY_EMPTY'
    return countCharacters(contents) > talkRules.comment.longerThanCharacters ? null : 'COMMENT_TOO_SHORT'
  },
)

export const feedbackTitleField = judgedText(
  MAXIMUM_TITLE,
  { required: 'FEEDBACK_TITLE_REQUIRED', tooLong: 'FEEDBACK_TITLE_LENGTH' },
  (title) => titleRefusal('feedback', title),
)

/** A new feedback ticket. */
export const feedbackInput = z.object({
  title: feedbackTitleField,
  contents: text('FEEDBACK_CONTENTS_REQUIRED'),
  attachments: attachmentsField,
})

export const adTitleField = judgedText(
  MAXIMUM_TITLE,
  { required: 'AD_TITLE_REQUIRED', tooLong: 'AD_TITLE_LENGTH' },
  (title) => titleRefusal('ad', title),
)

/** A new or edited ad. */
export const adInput = z.object({
  title: adTitleField,
  contents: text('AD_CONTENT_REQUIRED'),
  attachments: attachmentsField,
})
