import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { endpoint, reading } from '../endpoint.ts'
import { fileIds, integer, neededText, pages, text } from '../params.ts'
import { commentRecord, toCommentRecord } from '../wire/comment.ts'
import { listOf, richHtml, toList } from '../wire/goods.ts'

const written = z.object({ id: z.int() })

export const commentEndpoints = {
  'user.goods.MsGoodsReply/getGoodsPublicReply': reading({
    method: 'GET',
    access: 'visitor',
    params: { id: integer(), ...pages(rules.pages.rows.comments) },
    call: (api, { id, ...page }) => api.comments.list({ ...page, kind: 'goods', subjectId: id, flat: true }),
    answer: listOf(commentRecord),
    reply: (list) => toList(list, toCommentRecord),
  }),
  'user.goods.MsGoodsReply/releaseGoodsPublicReply': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), contents: text(), attach: fileIds() },
    either: ['contents', 'attach'],
    call: (api, { id, contents, attach }, { idempotencyKey }) =>
      api.comments.write({ kind: 'goods', subjectId: id, contents: richHtml(contents), attach, idempotencyKey }),
    answer: written,
    reply: (comment) => comment,
    success: 'COMMENTED',
  }),
  'user.goods.WebMyReplys/saveAd': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), to_id: integer(), contents: neededText() },
    call: (api, { id, to_id: toId, contents }, { idempotencyKey }) =>
      api.comments.write({ kind: 'goods', subjectId: id, toId, contents: richHtml(contents), idempotencyKey }),
    answer: written,
    reply: (comment) => comment,
    success: 'COMMENTED',
  }),
}
