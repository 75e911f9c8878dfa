import type { SpeakingFacts } from '@jindu/domain/trust/conversations'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { readBlocks } from '../../accounts/people/index.ts'
import { loadedHolding, rightColumn } from '../../accounts/rights/index.ts'
import type { Entered } from './access.ts'
import type { ConversationSubjects, Standing } from './subjects.ts'
import { conversation, conversationLine } from './tables.ts'

/** A conversation, existing or new, that somebody is about to write in. */
export interface Place extends Entered {
  /** Whether this line creates the conversation, which has no row yet. */
  readonly opens: boolean
}

/** Loads the facts that decide whether somebody may write now. */
export async function speakingFacts(
  app: App,
  subjects: ConversationSubjects,
  uid: number,
  { row, side, opens }: Place,
): Promise<SpeakingFacts & { readonly standing: Standing }> {
  const { db } = app
  const now = app.clock.now()
  const subject = subjects[row.subjectKind]
  const ofParty = side !== 'staff'
  const otherUid = side === 'owner' ? row.askerUid : row.ownerUid
  const person = { uid: appUser.uid, frozenAt: appUser.frozenAt, replyRight: rightColumn('reply', sql`${appUser.uid}`) }
  const [closed, standing, people, saidThisMinute, openedThisHour, blocks] = await Promise.all([
    subject.closed?.(app, row) ?? null,
    subject.standing(app, row),
    db
      .select(person)
      .from(appUser)
      .where(sql`${appUser.uid} in (${uid}, ${otherUid ?? uid})`),
    db.$count(
      conversationLine,
      and(
        eq(conversationLine.authorUid, uid),
        eq(conversationLine.conversationId, row.id),
        gt(conversationLine.saidAt, now - 60),
      ),
    ),
    opens
      ? db.$count(conversation, and(eq(conversation.askerUid, uid), gt(conversation.createdAt, now - 3_600)))
      : null,
    ofParty && otherUid !== null ? readBlocks(app, uid, otherUid) : null,
  ])
  const asksRight = ofParty && standing.asksReplyRight
  const own = people.find((one) => one.uid === uid)
  const other = people.find((one) => one.uid === otherUid)
  return {
    closed,
    standing,
    otherFrozen: ofParty && (other?.frozenAt ?? null) !== null,
    blocks: standing.asksReplyRight ? blocks : null,
    right: asksRight ? loadedHolding(app, 'reply', own?.replyRight ?? null) : null,
    saidThisMinute,
    openedThisHour,
  }
}
