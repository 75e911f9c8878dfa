import { pauseAfter } from '@jindu/domain/outside'
import { outsideRules } from '@jindu/domain/rules'
import { and, eq, exists, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import type { MailOutcome, Mailer } from '../../platform/mail/mailer.ts'
import { tell, type MessageSubjects } from '../../records/messages/index.ts'
import { userMessage } from '../../records/messages/tables.ts'
import { codeOf, mailIdOf, openAddress } from './address.ts'
import { countOne } from './count-one.ts'
import { mailAddress, outsideQueue } from './tables.ts'
import { describeTold, toldOf } from './told-of.ts'
import { writeCodeMail, writeMail } from './write-mail.ts'

type Row = typeof mailAddress.$inferSelect
type Item = { readonly uid: number; readonly of: 'code' | 'messages' }

const MOST_READ = 500
const { gatherSeconds, keptSeconds, mostPerHour } = outsideRules.mail

const isReady = (now: number) => and(isNull(mailAddress.bouncedAt), lte(mailAddress.nextTryAt, now))

/** Condition: a code was requested, is not sent yet, and has not expired. */
const wantsCode = (now: number) =>
  and(
    isReady(now),
    isNull(mailAddress.codeSentAt),
    isNull(mailAddress.confirmedAt),
    gt(mailAddress.askedAt, now - outsideRules.code.validSeconds),
  )

const waiting = (now: number) =>
  and(
    isNull(outsideQueue.pushId),
    eq(outsideQueue.uid, mailAddress.uid),
    gt(outsideQueue.createdAt, now - keptSeconds),
    lte(outsideQueue.createdAt, now),
  )

/** Condition: the oldest queued message waited long enough for others to be batched with it. */
const wantsMessages = ({ db }: App, now: number) =>
  and(
    isReady(now),
    isNotNull(mailAddress.confirmedAt),
    exists(
      db
        .select({ id: outsideQueue.id })
        .from(outsideQueue)
        .where(and(waiting(now), lte(outsideQueue.createdAt, now - gatherSeconds))),
    ),
  )

/**
 * Sends queued mails. It runs beside the other jobs, so a slow mail server delays neither them nor the commits that
 * queue messages. A mail that was accepted but could not be marked as sent is sent again, with the same Message-ID.
 * @param subjects describes the subjects of messages
 */
export function deliverMailJob(app: App, subjects: MessageSubjects): TimedJob<Item> {
  const { mailer, db } = app
  return {
    name: 'deliver-mail',
    everySeconds: 5,
    apart: true,
    due: async (now, limit) => {
      if (mailer === null) return []
      const uids = { uid: mailAddress.uid }
      const codes = await db.select(uids).from(mailAddress).where(wantsCode(now)).limit(limit)
      const messages = await db.select(uids).from(mailAddress).where(wantsMessages(app, now)).limit(limit)
      return [
        ...codes.map(({ uid }) => ({ uid, of: 'code' as const })),
        ...messages.map(({ uid }) => ({ uid, of: 'messages' as const })),
      ]
    },
    run: async ({ uid, of }, now) => {
      if (mailer !== null)
        await (of === 'code' ? sendCode(app, mailer, uid, now) : sendMessages(app, subjects, mailer, uid, now))
    },
  }
}

const sameAddress = ({ uid, mark }: Row) => and(eq(mailAddress.uid, uid), eq(mailAddress.mark, mark))

async function sendCode(app: App, mailer: Mailer, uid: number, now: number): Promise<void> {
  const [row] = await app.db
    .select()
    .from(mailAddress)
    .where(and(eq(mailAddress.uid, uid), wantsCode(now)))
  if (row === undefined) return
  const outcome = await mailer.send({
    ...writeCodeMail(app, row.locale, codeOf(app, row)),
    to: openAddress(app, row),
    messageId: mailIdOf(app, `code-${Buffer.from(row.mark).toString('hex')}`),
  })
  const sent = app.db.update(mailAddress).set(afterwards(row, outcome, now, { codeSentAt: now }))
  await commitVerb(app, { writes: [sent.where(sameAddress(row))] })
}

async function sendMessages(
  app: App,
  subjects: MessageSubjects,
  mailer: Mailer,
  uid: number,
  now: number,
): Promise<void> {
  const { db } = app
  const [row] = await db
    .select()
    .from(mailAddress)
    .where(and(eq(mailAddress.uid, uid), wantsMessages(app, now)))
  if (row === undefined) return
  const queued = await db
    .select({ id: outsideQueue.id, stored: userMessage })
    .from(outsideQueue)
    .innerJoin(mailAddress, waiting(now))
    // A chat notice that a later message replaced is deleted; the later message has its own queue row.
    .leftJoin(userMessage, eq(userMessage.id, outsideQueue.messageId))
    .where(eq(mailAddress.uid, uid))
    .orderBy(outsideQueue.id)
    .limit(MOST_READ)
  const gone = db.delete(outsideQueue).where(
    inArray(
      outsideQueue.id,
      queued.map(({ id }) => id),
    ),
  )
  // Skip messages that were read meanwhile, or whose type is no longer chosen.
  const told = queued.flatMap(({ stored }) => toldOf(stored, row.types) ?? [])
  if (told.length === 0) return void (await commitVerb(app, { writes: [gone] }))
  const outcome = await mailer.send({
    ...writeMail(app, row, await describeTold(app, subjects, told)),
    to: openAddress(app, row),
    messageId: mailIdOf(app, `messages-${queued[0]?.id}-${queued.at(-1)?.id}`),
  })
  const counted = countOne(row, now, mostPerHour)
  const change = db
    .update(mailAddress)
    .set(afterwards(row, outcome, now, counted))
    .where(sameAddress(row))
  await commitVerb(app, {
    writes: [
      change,
      ...(outcome === 'failed' ? [] : [gone]),
      ...(outcome === 'refused'
        ? [tell(uid, { kind: 'account.mailBounced', subjectId: uid, side: null, facts: {} }, { at: now })]
        : []),
    ],
  })
}

function afterwards(row: Row, outcome: MailOutcome, now: number, sent: Partial<Row>): Partial<Row> {
  if (outcome === 'sent') return { failures: 0, nextTryAt: now, ...sent }
  if (outcome === 'refused') return { bouncedAt: now }
  const failures = row.failures + 1
  return { failures, nextTryAt: now + pauseAfter(failures) }
}

/** Drops messages queued for more than a day: the message centre still has them. */
export function pruneOutsideJob({ db }: App): TimedJob<number> {
  return {
    name: 'prune-outside',
    everySeconds: 600,
    due: async (now, limit) => {
      const rows = await db
        .select({ id: outsideQueue.id })
        .from(outsideQueue)
        .where(lte(outsideQueue.createdAt, now - keptSeconds))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    run: async (id) => {
      await db.delete(outsideQueue).where(eq(outsideQueue.id, id))
    },
  }
}
