import { rules, type NoticeCategory } from '@jindu/domain/rules'
import { NOTICE_CATEGORY_WORDS } from '@jindu/i18n'
import { fail } from '@jindu/domain/errors'
import { z } from 'zod'
import { endpoint, reading, type Answered, type Api } from '../endpoint.ts'
import { fileIds, integer, integerOr, neededText, pages } from '../params.ts'
import { commentRecord, toCommentRecord } from '../wire/comment.ts'
import { listOf, richHtml, toList } from '../wire/goods.ts'

const noticeRow = z.object({
  id: z.int(),
  forum_id: z.int(),
  title: z.string(),
  /** The site's own. */
  user_id: z.int(),
  create_time: z.int(),
  update_time: z.int(),
  reply_times: z.int(),
})

type Brief = Answered<Api['notices']['list']>['data'][number]

const toNoticeRow = ({ id, category, title, publishedAt, changedAt, comments }: Brief): z.input<typeof noticeRow> => ({
  id,
  forum_id: category,
  title,
  user_id: rules.talk.administratorSenderId,
  create_time: publishedAt,
  update_time: changedAt ?? publishedAt,
  reply_times: comments,
})

const CATEGORIES: readonly NoticeCategory[] = Object.values(rules.talk.noticeCategories)
const categoryOf = (number: number): NoticeCategory =>
  CATEGORIES.find((each) => each === number) ?? fail('INPUT_INVALID', { field: 'forum_id' })

export const noticeEndpoints = {
  'user.notice.MsNoticeBoard/getNoticeInfo': reading({
    method: 'GET',
    access: 'visitor',
    params: { id: integer() },
    call: (api, p) => api.notices.info(p),
    answer: noticeRow.extend({ post: z.object({ contents: z.string() }) }),
    reply: (notice) => ({ ...toNoticeRow(notice), post: { contents: notice.html } }),
  }),
  'user.notice.MsNoticeBoard/getNoticeBoardCategory': reading({
    method: 'GET',
    access: 'visitor',
    params: pages(rules.pages.rows.notices),
    call: (api, p) => api.notices.categories(p),
    answer: listOf(z.object({ id: z.int(), title: z.string() })),
    reply: (list, { locale }) =>
      toList(list, ({ category }) => ({ id: category, title: NOTICE_CATEGORY_WORDS[category][locale] })),
  }),
  'user.notice.MsNoticeBoard/getNoticeListByCategory': reading({
    method: 'GET',
    access: 'visitor',
    params: { ...pages(rules.pages.rows.notices), forum_id: integerOr(rules.talk.defaultNoticeTag) },
    call: (api, { forum_id: number, ...page }) => api.notices.list({ ...page, category: categoryOf(number) }),
    answer: listOf(noticeRow),
    reply: (list) => toList(list, toNoticeRow),
  }),
  'user.notice.MsNoticeBoard/getNoticePublicReplyList': reading({
    method: 'POST',
    access: 'visitor',
    params: { id: integer(), ...pages(rules.pages.rows.comments) },
    call: (api, { id, ...page }) => api.comments.list({ ...page, kind: 'notice', subjectId: id, flat: true }),
    answer: listOf(commentRecord),
    reply: (list) => toList(list, toCommentRecord),
  }),
  'user.notice.MsNoticeBoard/releasePublicReply': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), contents: neededText(), attach: fileIds() },
    call: (api, { id, contents, attach }, { idempotencyKey }) =>
      api.comments.write({ kind: 'notice', subjectId: id, contents: richHtml(contents), attach, idempotencyKey }),
    answer: z.object({ id: z.int() }),
    reply: (comment) => comment,
    success: 'COMMENTED',
  }),
}
