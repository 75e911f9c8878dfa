import { isPermitted } from '@jindu/domain/accounts/staff'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { recordStaffRead } from '../../platform/audit/record-staff-read.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { StoredFile } from '../../records/files/index.ts'
import { claimedItem } from '../moderation/index.ts'
import { comment } from './tables.ts'

/**
 * Whether a reader may see a comment's picture. It is public while a comment that uses it is visible. For hidden
 * comments only the author and moderators may, for removed ones only the staff who handle their report.
 */
export async function mayReadCommentFile(app: App, session: Session | null, file: StoredFile): Promise<boolean> {
  const { id, uid, hiddenAt, removedAt } = comment
  const named = await app.db
    .select({ id, uid, hiddenAt, removedAt })
    .from(comment)
    .where(sql`${comment.fileIds} @> array[${file.id}]::uuid[]`)
  const kept = named.filter((each) => each.removedAt === null)
  if (kept.some((each) => each.hiddenAt === null)) return true
  if (session === null) return false
  if (kept.length > 0)
    return kept.some((each) => each.uid === session.uid) || isPermitted(session.role, 'comments.moderate')
  return readsReported(app, session, named)
}

async function readsReported(app: App, session: Session, gone: readonly { readonly id: number }[]): Promise<boolean> {
  for (const { id } of gone) {
    const item = await claimedItem(app, session, { kind: 'comment', id })
    if (item === null) continue
    await recordStaffRead(app, session.uid, { kind: 'moderation', id: item })
    return true
  }
  return false
}
