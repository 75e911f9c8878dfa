import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'

type Comment = Answered<Api['comments']['list']>['data'][number]

const flag = z.union([z.literal(0), z.literal(1)])

/** A comment or reply in the format of marketplace.md §3; inapplicable fields are 0 or empty. */
export const commentRecord = z.object({
  id: z.int(),
  /** The comment that it answers. */
  to_id: z.int(),
  user_id: z.int(),
  join_type: z.int(),
  nick_name: z.string(),
  contents: z.string(),
  attach: z.string(),
  create_time: z.int(),
  delete: flag,
  deltime: z.int(),
  /** The uid of who removed it; 0 for staff. */
  deler: z.int(),
  is_adm: flag,
  show: flag,
})

export function toCommentRecord(row: Comment): z.input<typeof commentRecord> {
  const { id, toId, uid, staffName, html, attach, writtenAt, removedAt, hidden } = row
  const gone = removedAt ?? hidden?.at ?? null
  return {
    id,
    to_id: toId ?? 0,
    user_id: uid,
    join_type: staffName === null ? 0 : rules.talk.staffJoinType,
    nick_name: staffName ?? '',
    contents: html ?? '',
    attach: attach.join(','),
    create_time: writtenAt,
    delete: gone === null ? 0 : 1,
    deltime: gone ?? 0,
    deler: removedAt === null ? 0 : uid,
    is_adm: staffName === null ? 0 : 1,
    show: gone === null ? 1 : 0,
  }
}
