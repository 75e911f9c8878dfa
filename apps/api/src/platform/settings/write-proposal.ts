import { rules } from '@jindu/domain/rules'
import { and, desc, eq, not } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import { stillWaits } from '../second-member/proposal.ts'
import { siteSettingProposal } from './tables.ts'

const { confirmSeconds } = rules.staff.settings

/** A change of a setting as its proposer wrote it down. */
export type SettingProposal = typeof siteSettingProposal.$inferSelect

const waits = (now: number) => stillWaits(siteSettingProposal, confirmSeconds, now)
const waitsAs = (id: number, now: number) => and(eq(siteSettingProposal.id, id), waits(now))

/**
 * Keeps a proposal, inside a transaction that holds the settings.
 * @returns its id; undefined while another of the setting waits
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

/** The proposal with this id, as long as it waits. @param now unix seconds */
export async function readProposal(db: Db, id: number, now: number): Promise<SettingProposal | undefined> {
  const [row] = await db.select().from(siteSettingProposal).where(waitsAs(id, now))
  return row
}

/** Takes a proposal that waits away, for whoever comes first. @param now unix seconds */
export async function takeProposal(tx: Tx, id: number, now: number): Promise<SettingProposal | undefined> {
  const [row] = await tx.delete(siteSettingProposal).where(waitsAs(id, now)).returning()
  return row
}

/** What waits and until when, the latest first: one of a setting at most. @param now unix seconds */
export async function listProposals(db: Db, now: number) {
  const rows = await db.select().from(siteSettingProposal).where(waits(now)).orderBy(desc(siteSettingProposal.id))
  return rows.map((row) => ({ ...row, until: row.proposedAt + confirmSeconds }))
}

/** How many wait. @param now unix seconds */
export const countProposals = (db: Db, now: number): Promise<number> => db.$count(siteSettingProposal, waits(now))
