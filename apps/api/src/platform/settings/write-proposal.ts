import { rules } from '@jindu/domain/rules'
import { and, desc, eq, not } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import { stillWaits } from '../second-member/proposal.ts'
import { siteSettingProposal } from './tables.ts'

const { confirmSeconds } = rules.staff.settings

/** A stored proposal of a setting change. */
export type SettingProposal = typeof siteSettingProposal.$inferSelect

const waits = (now: number) => stillWaits(siteSettingProposal, confirmSeconds, now)
const waitsAs = (id: number, now: number) => and(eq(siteSettingProposal.id, id), waits(now))

/**
 * Inserts a proposal, in a transaction that holds the settings' lock.
 * @returns its id; undefined if the setting already has a pending one
 */
export async function keepProposal(tx: Tx, proposal: Omit<SettingProposal, 'id'>): Promise<number | undefined> {
  const { key, proposedAt } = proposal
  await tx.delete(siteSettingProposal).where(and(eq(siteSettingProposal.key, key), not(waits(proposedAt))))
  const [kept] = await tx
    .insert(siteSettingProposal)
    .values(proposal)
    .onConflictDoNothing()
    .returning({ id: siteSettingProposal.id })
  return kept?.id
}

/** A pending proposal by id. @param now unix seconds */
export async function readProposal(db: Db, id: number, now: number): Promise<SettingProposal | undefined> {
  const [row] = await db.select().from(siteSettingProposal).where(waitsAs(id, now))
  return row
}

/** Deletes and returns a pending proposal; of concurrent calls only one gets it. @param now unix seconds */
export async function takeProposal(tx: Tx, id: number, now: number): Promise<SettingProposal | undefined> {
  const [row] = await tx.delete(siteSettingProposal).where(waitsAs(id, now)).returning()
  return row
}

/** Pending proposals with their expiry, latest first; at most one per setting. @param now unix seconds */
export async function listProposals(db: Db, now: number) {
  const rows = await db.select().from(siteSettingProposal).where(waits(now)).orderBy(desc(siteSettingProposal.id))
  return rows.map((row) => ({ ...row, until: row.proposedAt + confirmSeconds }))
}

/** The number of pending proposals. @param now unix seconds */
export const countProposals = (db: Db, now: number): Promise<number> => db.$count(siteSettingProposal, waits(now))
