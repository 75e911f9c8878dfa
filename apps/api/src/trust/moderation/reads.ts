import { fail } from '@jindu/domain/errors'
import {
  moderationKinds,
  standingClaim,
  whyNotClaim,
  whyNotDecide,
  type ModerationKind,
  type ModerationList,
} from '@jindu/domain/trust/moderation'
import { rules } from '@jindu/domain/rules'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { recordStaffRead } from '../../platform/audit/record-staff-read.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { staffMember } from '../../accounts/accounts/index.ts'
import { readRecord } from './account-record.ts'
import { itemOf, loadItem, type ItemRow } from './load-item.ts'
import type { ModeratedThing, ModerationSubjects } from './subjects.ts'
import { moderationItem, moderationReport, userWarning } from './tables.ts'

/** The length of the excerpt in lists. */
const EXCERPT_CHARACTERS = 160

interface Asked {
  readonly list: ModerationList
  readonly kind?: ModerationKind | undefined
  readonly page: number
  readonly limit: number
}

/** Open items by longest waiting, closed ones by latest. */
const LISTS: Readonly<Record<ModerationList, (uid: number, now: number) => { where: SQL | undefined; order: SQL[] }>> =
  {
    open: () => ({
      where: isNull(moderationItem.closedAt),
      order: [asc(moderationItem.openedAt), asc(moderationItem.id)],
    }),
    mine: (uid, now) => ({
      where: and(
        isNull(moderationItem.closedAt),
        eq(moderationItem.claimedUid, uid),
        gt(moderationItem.claimedUntil, now),
      ),
      order: [asc(moderationItem.openedAt), asc(moderationItem.id)],
    }),
    closed: () => ({
      where: isNotNull(moderationItem.closedAt),
      order: [desc(moderationItem.closedAt), desc(moderationItem.id)],
    }),
  }

async function nickNames({ db }: App, uids: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const named = [...new Set(uids.filter((uid) => uid !== null))]
  if (named.length === 0) return new Map()
  const { uid, nickName } = staffMember
  const rows = await db.select({ uid, nickName }).from(staffMember).where(inArray(uid, named))
  return new Map(rows.map((row) => [row.uid, row.nickName]))
}

async function loadThings(app: App, subjects: ModerationSubjects, rows: readonly ItemRow[]) {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const loaded = await Promise.all(
    Array.from(byKind, async ([kind, ofKind]) => {
      const things = await subjects[kind].load(app, [...new Set(ofKind.map(({ subjectId }) => subjectId))])
      return Array.from(things, ([id, thing]) => [`${kind} ${id}`, thing] as const)
    }),
  )
  return new Map(loaded.flat())
}

const excerptOf = (text: string) => {
  const characters = Array.from(text)
  return characters.length <= EXCERPT_CHARACTERS ? text : `${characters.slice(0, EXCERPT_CHARACTERS).join('')}…`
}

/** An item as lists show it. */
function briefOf(row: ItemRow, thing: ModeratedThing | undefined, nicks: ReadonlyMap<number, string>, now: number) {
  const claim = standingClaim(itemOf(row), now)
  const { id, kind, subjectId, aboutUid, openedAt, reports, closedAt, closedUid, outcome } = row
  return {
    id,
    kind,
    subjectId,
    aboutUid,
    openedAt,
    reports,
    claim: claim === null ? null : { ...claim, nickName: nicks.get(claim.uid) ?? '' },
    closed:
      closedAt === null || outcome === null
        ? null
        : { at: closedAt, uid: closedUid, nickName: nicks.get(closedUid ?? 0) ?? '', outcome },
    title: thing?.title ?? null,
    gone: thing?.gone ?? true,
    waits: thing?.waits ?? false,
    within: thing?.within ?? {},
  }
}

/** A list of items: of all kinds that the caller works on, or of one. */
export async function listItems(app: App, subjects: ModerationSubjects, session: Session, asked: Asked) {
  const now = app.clock.now()
  const kinds = moderationKinds(session.role).filter((kind) => asked.kind === undefined || asked.kind === kind)
  if (kinds.length === 0) return { data: [], total: 0 }
  const { where, order } = LISTS[asked.list](session.uid, now)
  const condition = and(where, inArray(moderationItem.kind, [...kinds]))
  const [rows, total] = await Promise.all([
    app.db
      .select()
      .from(moderationItem)
      .where(condition)
      .orderBy(...order)
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit),
    app.db.$count(moderationItem, condition),
  ])
  const [things, nicks] = await Promise.all([
    loadThings(app, subjects, rows),
    nickNames(
      app,
      rows.flatMap(({ claimedUid, closedUid }) => [claimedUid, closedUid]),
    ),
  ])
  const data = rows.map((row) => {
    const thing = things.get(`${row.kind} ${row.subjectId}`)
    const hidden = subjects[row.kind].around !== undefined
    return { ...briefOf(row, thing, nicks, now), excerpt: hidden || thing === undefined ? null : excerptOf(thing.text) }
  })
  return { data, total }
}

/** The number of open items per kind that the caller works on. */
export async function countItems({ db }: App, session: Session) {
  const kinds = moderationKinds(session.role)
  if (kinds.length === 0) return []
  const rows = await db
    .select({ kind: moderationItem.kind, open: count() })
    .from(moderationItem)
    .where(and(isNull(moderationItem.closedAt), inArray(moderationItem.kind, [...kinds])))
    .groupBy(moderationItem.kind)
  const found = new Map(rows.map(({ kind, open }) => [kind, open]))
  return kinds.map((kind) => ({ kind, open: found.get(kind) ?? 0 }))
}

/**
 * An item with its reports and content. Private content is shown only to the claimant.
 * @throws DomainError MODERATION_NOT_FOUND, also for staff who do not work on its kind
 */
export async function readItem(app: App, subjects: ModerationSubjects, session: Session, id: number) {
  const row = await loadItem(app, id)
  if (!moderationKinds(session.role).includes(row.kind)) return fail('MODERATION_NOT_FOUND')
  const now = app.clock.now()
  const subject = subjects[row.kind]
  const decides = whyNotDecide(itemOf(row), session, now) === null
  const reads = subject.around === undefined || decides
  if (reads && subject.around !== undefined) await recordStaffRead(app, session.uid, { kind: 'moderation', id })
  const [things, reports, warnings, around, nicks, record, flagged] = await Promise.all([
    subject.load(app, [row.subjectId]),
    app.db
      .select()
      .from(moderationReport)
      .where(eq(moderationReport.itemId, id))
      .orderBy(asc(moderationReport.id))
      .limit(rules.staff.reportedContext.reports),
    app.db.select().from(userWarning).where(eq(userWarning.itemId, id)).limit(1),
    reads ? (subject.around?.(app, row.subjectId) ?? []) : [],
    nickNames(app, [row.claimedUid, row.closedUid]),
    row.aboutUid === null ? null : readRecord(app, row.aboutUid, id),
    subject.flagged?.(app, row.subjectId) ?? [],
  ])
  const thing = things.get(row.subjectId)
  const [warning] = warnings
  return {
    ...briefOf(row, thing, nicks, now),
    text: reads ? (thing?.text ?? null) : null,
    writtenAt: thing?.at ?? null,
    /** Private content, hidden until the reader claims the item. */
    sealed: !reads,
    mayClaim: whyNotClaim(itemOf(row), session, now) === null,
    mayDecide: decides,
    around: around.map(({ fileIds, ...line }) => ({ ...line, fileIds: [...fileIds] })),
    flagged: flagged.map(({ signs, ...deal }) => ({ ...deal, signs: [...signs] })),
    reported: reports.map(({ uid, reason, note, at }) => ({ uid, reason, note, at })),
    warning: warning === undefined ? null : { kind: warning.kind, reason: warning.reason, at: warning.at },
    record,
  }
}
