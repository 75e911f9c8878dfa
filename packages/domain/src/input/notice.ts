import * as z from 'zod'
import { titleRefusal } from '../goods/goods/index.ts'
import { countCharacters } from '../text/count-characters.ts'
import { talkRules } from '../rules/talk.ts'
import { judgedLine, refuse, report } from './refuse.ts'
import { richText, visibleTextOf } from './rich-text.ts'
import { stripUnseen } from './visible-text.ts'

const MAXIMUM_TITLE = 400
const { maximumSummaryCharacters, maximumContentsCharacters, latestSecond } = talkRules.notice

/** A notice in one language. */
export const noticeTextInput = z.object({
  title: judgedLine(MAXIMUM_TITLE, { required: 'NOTICE_TITLE_LENGTH', tooLong: 'NOTICE_TITLE_LENGTH' }, (title) =>
    titleRefusal('notice', title),
  ),
  summary: z
    .string(refuse('TEXT_TOO_LONG'))
    .max(maximumSummaryCharacters, { ...refuse('TEXT_TOO_LONG'), abort: true })
    .overwrite((text) => stripUnseen(text).trim()),
  contents: richText.superRefine((contents, context) => {
    const visible = visibleTextOf(contents)
    if (visible.trim() === '') report(context, 'NOTICE_CONTENTS_REQUIRED')
    if (countCharacters(visible) > maximumContentsCharacters)
      context.addIssue({ code: 'custom', message: 'TEXT_TOO_LONG', params: { maximum: maximumContentsCharacters } })
  }),
})

const second = z.int(refuse('INPUT_INVALID')).min(0, refuse('INPUT_INVALID')).max(latestSecond, refuse('INPUT_INVALID'))

/** A notice as staff submit it: in both languages, published now or later. */
export const noticeInput = z.object({
  category: z.literal(Object.values(talkRules.noticeCategories), refuse('INPUT_INVALID')),
  en: noticeTextInput,
  zh: noticeTextInput,
  /** Unix seconds of publication; left out: now. */
  publishedAt: second.optional(),
  /** Unix seconds until which it is pinned; null: not pinned. */
  pinnedUntil: second.nullable(),
  /** Whether readers may comment on it. */
  commentsOpen: z.boolean(),
})
