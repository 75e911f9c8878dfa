import { fail } from '@jindu/domain/errors'
import type { noticeInput } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Guard } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { prepareRichText } from '../../platform/rich-text/index.ts'
import { bindFiles, ownFiles } from '../../records/files/index.ts'
import { settleThing, tellOfQueue, unclaimed } from '../../trust/moderation/index.ts'
import { notice } from './tables.ts'

export type NoticeDraft = z.output<typeof noticeInput>
type NoticeRow = typeof notice.$inferSelect

/** Registration links to these notices by id, so they cannot be withdrawn. */
const KEPT: readonly number[] = [rules.talk.userAgreementNoticeId, rules.talk.privacyPolicyNoticeId]

/** The columns of a draft; its text must not be empty after sanitising. */
function columnsOf({ category, en, zh, pinnedUntil, commentsOpen }: NoticeDraft, now: number, closedAt: number | null) {
  const [english, chinese] = [prepareRichText(en.contents), prepareRichText(zh.contents)]
  if (english.text.trim() === '') fail('NOTICE_CONTENTS_REQUIRED', { field: 'en.contents' })
  if (chinese.text.trim() === '') fail('NOTICE_CONTENTS_REQUIRED', { field: 'zh.contents' })
  const columns = {
    category,
    titleEn: en.title,
    summaryEn: en.summary,
    htmlEn: english.html,
    titleZh: zh.title,
    summaryZh: zh.summary,
    htmlZh: chinese.html,
    pinnedUntil,
    commentsClosedAt: commentsOpen ? null : (closedAt ?? now),
  }
  return { columns, files: [...new Set([...english.fileIds, ...chinese.fileIds])] }
}

/** @returns pictures that the notice did not show before; they must be the writer's own. @throws DomainError FILE_NOT_OWN, FILE_IN_USE */
async function bindNew(app: App, uid: number, files: readonly string[], before: string): Promise<readonly Guard[]> {
  const added = files.filter((file) => !before.includes(`/files/${file}"`))
  if (added.length === 0) return []
  const [own] = await app.db.select({ files: ownFiles(app, uid, added) }).from(sql`(select 1) one`)
  if (own?.files !== added.length) return fail('FILE_NOT_OWN')
  return bindFiles(app, uid, added, 'forum')
}

/**
 * Staff publish a notice, at once or at a later time.
 * @throws DomainError NOTICE_CONTENTS_REQUIRED, RICH_TEXT_INVALID, FILE_NOT_OWN, FILE_IN_USE
 */
export function publishNotice(
  app: App,
  uid: number,
  { idempotencyKey, ...draft }: NoticeDraft & { readonly idempotencyKey?: string | undefined },
): Promise<{ id: number }> {
  const now = app.clock.now()
  const { columns, files } = columnsOf(draft, now, null)
  const key = idempotencyKey === undefined ? null : once(uid, idempotencyKey, 'notices.publish', draft)
  return runVerb(app, key, async () => {
    const [drawn] = await app.db.select({ id: sql`nextval('notice_id_seq')`.mapWith(Number) }).from(sql`(select 1) one`)
    const id = drawn?.id ?? 0
    await commitVerb(app, {
      once: key ?? undefined,
      response: { id },
      guards: [
        { change: app.db.insert(notice).values({ ...columns, id, publishedAt: draft.publishedAt ?? now }) },
        ...(await bindNew(app, uid, files, '')),
      ],
      audit: [audited('notice.published', uid, id, draft.en.title)],
    })
    return { id }
  })
}

/** The text that readers see, to detect an edit. */
const said = ({ titleEn, titleZh, htmlEn, htmlZh }: Pick<NoticeRow, 'titleEn' | 'titleZh' | 'htmlEn' | 'htmlZh'>) =>
  [titleEn, titleZh, htmlEn, htmlZh].join('\n')

const audited = (
  action: `notice.${'published' | 'edited' | 'withdrawn' | 'restored'}`,
  uid: number,
  id: number,
  title: string | null,
) =>
  ({ action, actor: { kind: 'staff', uid }, subject: { kind: 'notice', id }, details: { title: title ?? '' } }) as const

async function load({ db }: App, id: number): Promise<NoticeRow> {
  const [row] = await db.select().from(notice).where(eq(notice.id, id))
  return row ?? fail('NOTICE_NOT_FOUND', { id })
}

/**
 * Staff edit a notice. A scheduled one may be postponed. A published one is marked as edited, which also settles
 * reports about it.
 * @param version the version that the writer saw
 * @throws DomainError NOTICE_NOT_FOUND, NOTICE_CHANGED, MODERATION_CLAIMED, and what publishing one is refused with
 */
export function editNotice(
  app: App,
  uid: number,
  { id, version, ...draft }: NoticeDraft & { readonly id: number; readonly version: number },
): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await load(app, id)
    const now = app.clock.now()
    const { columns, files } = columnsOf(draft, now, row.commentsClosedAt)
    const isOut = row.publishedAt <= now
    const before = `${row.htmlEn ?? ''}${row.htmlZh ?? ''}`
    const saysOther = isOut && said({ ...row, ...columns }) !== said(row)
    const thing = { kind: 'notice', id } as const
    await commitVerb(app, {
      guards: [
        ...(saysOther ? [unclaimed(app, thing, uid)] : []),
        {
          change: app.db
            .update(notice)
            .set({
              ...columns,
              version: version + 1,
              publishedAt: isOut ? row.publishedAt : (draft.publishedAt ?? now),
              changedAt: saysOther ? now : row.changedAt,
            })
            .where(and(eq(notice.id, id), eq(notice.version, version))),
          refusal: 'NOTICE_CHANGED',
        },
        ...(await bindNew(app, uid, files, before)),
      ],
      writes: saysOther ? settleThing(app, thing, { uid, outcome: 'corrected' }) : [],
      audit: [audited('notice.edited', uid, id, draft.en.title)],
      outbox: saysOther ? [tellOfQueue(thing, 'closed')] : [],
    })
    return { id }
  })
}

/**
 * Staff withdraw or restore a notice. Idempotent.
 * @throws DomainError NOTICE_NOT_FOUND, NOTICE_KEPT, MODERATION_CLAIMED
 */
export function withdrawNotice(app: App, uid: number, id: number, withdrawn: boolean): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await load(app, id)
    if (withdrawn && KEPT.includes(id)) return fail('NOTICE_KEPT', { id })
    if ((row.withdrawnAt !== null) === withdrawn) return { id }
    const thing = { kind: 'notice', id } as const
    await commitVerb(app, {
      guards: [
        ...(withdrawn ? [unclaimed(app, thing, uid)] : []),
        {
          change: app.db
            .update(notice)
            .set({ withdrawnAt: withdrawn ? app.clock.now() : null, version: row.version + 1 })
            .where(and(eq(notice.id, id), withdrawn ? isNull(notice.withdrawnAt) : isNotNull(notice.withdrawnAt))),
        },
      ],
      writes: withdrawn ? settleThing(app, thing, { uid, outcome: 'takenDown' }) : [],
      audit: [audited(withdrawn ? 'notice.withdrawn' : 'notice.restored', uid, id, row.titleEn)],
      outbox: withdrawn ? [tellOfQueue(thing, 'closed')] : [],
    })
    return { id }
  })
}
