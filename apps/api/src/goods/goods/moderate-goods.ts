import { DomainError, fail } from '@jindu/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { tell } from '../../records/messages/index.ts'
import { settleThing, tellOfQueue, unclaimed } from '../../trust/moderation/index.ts'
import { withholdPictures } from './withhold-pictures.ts'
import { goods, goodsModeration } from './tables.ts'
import { tellBack } from './tell-back.ts'
import { tellOfGoods } from './tell-of-goods.ts'

type Change = 'delisted' | 'relisted'

async function moderate(app: App, staff: Session, id: number, reason: string, change: Change): Promise<void> {
  const { db, clock } = app
  await runVerb(app, null, async () => {
    const [found] = await db
      .select({
        sellerUid: goods.sellerUid,
        delistedAt: goods.delistedAt,
        version: goods.version,
      })
      .from(goods)
      .where(eq(goods.id, id))
    if (found === undefined) throw new DomainError('GOODS_NOT_FOUND', { id })
    if (found.sellerUid === staff.uid) fail('STAFF_OWN_MATTER')
    const delists = change === 'delisted'
    if (delists && found.delistedAt !== null) fail('GOODS_DELISTED', { id })
    if (!delists && found.delistedAt === null) fail('GOODS_NOT_DELISTED', { id })
    const thing = { kind: 'goods', id } as const
    const now = clock.now()
    await commitVerb(app, {
      guards: [
        unclaimed(app, thing, staff.uid),
        {
          change: db
            .update(goods)
            .set({
              delistedAt: delists ? now : null,
              delistReason: delists ? reason : null,
              version: found.version + 1,
            })
            .where(and(eq(goods.id, id), eq(goods.version, found.version))),
        },
      ],
      writes: [
        insertRow(goodsModeration, { goodsId: id, action: change, reason, staffUid: staff.uid, at: now }),
        withholdPictures(app, id, delists),
        tell(found.sellerUid, { kind: `goods.${change}`, subjectId: id, side: null, facts: { reason } }, { at: now }),
        ...(delists ? settleThing(app, thing, { uid: staff.uid, outcome: 'takenDown' }) : []),
        ...(delists ? [] : tellBack(id, 'relisted', now)),
      ],
      audit: [
        {
          action: `goods.${change}`,
          actor: { kind: 'staff', uid: staff.uid },
          subject: { kind: 'goods', id },
          details: { reason, sellerUid: found.sellerUid },
        },
      ],
      outbox: [tellOfGoods(id, found.sellerUid, change), tellOfQueue(thing, 'closed')],
    })
  })
}

/**
 * Takes goods out of every list, counter and search until staff relist them; open orders go on.
 * @throws DomainError GOODS_NOT_FOUND, STAFF_OWN_MATTER, GOODS_DELISTED, MODERATION_CLAIMED
 */
export function delistGoods(app: App, staff: Session, id: number, reason: string): Promise<void> {
  return moderate(app, staff, id, reason, 'delisted')
}

/**
 * Gives delisted goods back to their owner: for sale again unless the owner took them offline.
 * @throws DomainError GOODS_NOT_FOUND, STAFF_OWN_MATTER, GOODS_NOT_DELISTED, MODERATION_CLAIMED
 */
export function relistGoods(app: App, staff: Session, id: number, reason: string): Promise<void> {
  return moderate(app, staff, id, reason, 'relisted')
}
