import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { prepareRichText, type RichTextSource } from '../../platform/rich-text/index.ts'
import { bindFiles } from '../../records/files/index.ts'
import { queueThing, tellOfQueue } from '../../trust/moderation/index.ts'
import { assertMayWrite, changeAd, loadOwnAd } from './load-ad.ts'
import { ad } from './tables.ts'
import { tellOfAd } from './tell-of-ad.ts'
import { tellOfStrips } from './tell-of-strips.ts'

interface AdText {
  readonly title: string
  readonly contents: RichTextSource
  readonly attach: readonly string[]
}

/** The columns of a draft; its text must not be empty after sanitising. */
function draft({ title, contents, attach }: AdText) {
  const { source, html, text, fileIds } = prepareRichText(contents)
  if (text.trim() === '') fail('AD_CONTENT_REQUIRED')
  const files = [...new Set([...attach, ...fileIds])]
  const columns = {
    title,
    contents: source,
    contentsHtml: html,
    contentsText: text,
    attach: [...attach],
    coverFileId: files[0] ?? null,
  }
  return { files, columns }
}

/**
 * Creates an ad; it is not shown before a place is bought.
 * @throws DomainError PUBLISH_RIGHT_REQUIRED, PUBLISH_RIGHT_EXPIRED, RIGHT_WITHDRAWN, AD_CONTENT_REQUIRED, FILE_NOT_OWN, FILE_IN_USE, RICH_TEXT_INVALID
 */
export function createAd(
  app: App,
  uid: number,
  { idempotencyKey, ...text }: AdText & { readonly idempotencyKey?: string | undefined },
): Promise<{ id: number }> {
  const { files, columns } = draft(text)
  const key = idempotencyKey === undefined ? null : once(uid, idempotencyKey, 'ads.create', text)
  return runVerb(app, key, async () => {
    const now = app.clock.now()
    const id = await assertMayWrite(app, uid, files)
    const looked = app.settings.current().adReviewRequired
    await commitVerb(app, {
      once: key ?? undefined,
      response: { id },
      guards: bindFiles(app, uid, files, 'forum'),
      writes: [
        insertRow(ad, {
          ...columns,
          id,
          ownerUid: uid,
          createdAt: now,
          updatedAt: now,
          waitingSince: looked ? now : null,
          approvedAt: looked ? null : now,
        }),
        ...(looked ? [queueThing(app, { kind: 'ad', id }, uid)] : []),
      ],
      audit: [{ action: 'ad.created', actor: { kind: 'user', uid }, subject: { kind: 'ad', id } }],
      outbox: [tellOfAd(id, uid, 'created'), ...(looked ? [tellOfQueue({ kind: 'ad', id }, 'opened')] : [])],
    })
    return { id }
  })
}

/**
 * Edits an ad. If ads are reviewed, it is hidden until approved; paid time continues meanwhile.
 * @throws DomainError AD_NOT_FOUND, and the errors of creating one
 */
export function updateAd(
  app: App,
  uid: number,
  { id, ...text }: AdText & { readonly id: number },
): Promise<{ id: number }> {
  const { files, columns } = draft(text)
  return runVerb(app, null, async () => {
    const now = app.clock.now()
    const own = await loadOwnAd(app, uid, id)
    await assertMayWrite(app, uid, files)
    const looked = app.settings.current().adReviewRequired
    const waitingSince = looked || own.waitingSince !== null ? (own.waitingSince ?? now) : null
    const waits = own.delistedAt === null && waitingSince !== null
    await commitVerb(app, {
      guards: [
        ...bindFiles(app, uid, files, 'forum'),
        // An ad that was taken down does not enter the queue: staff restore it on request.
        changeAd(app, own, { ...columns, updatedAt: now, waitingSince: waits ? waitingSince : null }),
      ],
      writes: waits ? [queueThing(app, { kind: 'ad', id }, uid)] : [],
      audit: [{ action: 'ad.edited', actor: { kind: 'user', uid }, subject: { kind: 'ad', id } }],
      outbox: [
        tellOfAd(id, uid, 'edited'),
        ...(await tellOfStrips(app.db, id, [own])),
        ...(waits ? [tellOfQueue({ kind: 'ad', id }, 'opened')] : []),
      ],
    })
    return { id }
  })
}
