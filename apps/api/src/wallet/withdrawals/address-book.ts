import { asksCode } from '@jindu/domain/accounts/accounts'
import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow, transactVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { accountEvent, hasFactor, proveStep, stepProver } from '../../accounts/accounts/index.ts'
import { tell } from '../../records/messages/index.ts'
import { payingChain, type Applicant } from './apply.ts'
import { withdrawalAddress, withdrawalProfile } from './tables.ts'
import { waitsForNew } from './waits.ts'

const { maximumBookAddresses } = rules.wallet.withdrawal

type Kept = Pick<typeof withdrawalAddress.$inferSelect, 'currency' | 'address'>

const ofUser = (uid: number, currency: CurrencyCode) =>
  and(eq(withdrawalAddress.uid, uid), eq(withdrawalAddress.currency, currency))

/** A user's saved addresses of a coin by label, and from when each can be paid without a wait. */
export async function listBook({ db, clock, settings }: App, uid: number, currency: CurrencyCode) {
  const [rows, waits, guarded] = await Promise.all([
    db
      .select()
      .from(withdrawalAddress)
      .where(ofUser(uid, currency))
      .orderBy(asc(withdrawalAddress.label), asc(withdrawalAddress.id))
      .limit(maximumBookAddresses),
    waitsForNew(db, uid),
    hasFactor({ db }, uid),
  ])
  const wait = waits ? settings.current().withdrawalWaitSeconds : 0
  const data = rows.map(({ id, address, label, addedAt }) => {
    const usableAt = addedAt + wait
    return { id, address, label, addedAt, usableAt: usableAt > clock.now() ? usableAt : null }
  })
  return { data, waits, asksCode: asksCode('addressBook.save', { hasFactor: guarded, byProgram: false }) }
}

/** The audit entry for a saved or removed address, which outlives the address book's row. */
function bookEvent(
  uid: number,
  event: 'addressSaved' | 'addressRemoved',
  { currency, address }: Kept,
  caller: Applicant['caller'],
) {
  const line = accountEvent(uid, event, caller)
  return { ...line, details: { ...line.details, currency, payTo: address } }
}

export interface BookEntry {
  readonly currency: CurrencyCode
  readonly address: string
  readonly label: string
  /** A code of the second factor. */
  readonly otp?: string | undefined
}

/**
 * Saves an address under a label. An address already saved gets the new label without restarting its wait. A new one
 * requires a code if the account has a second factor.
 * @throws DomainError COIN_CLOSED, WITHDRAWAL_ADDRESS_…, ADDRESS_BOOK_FULL, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RATE_LIMITED
 */
export async function saveAddress(app: App, { session, caller }: Applicant, entry: BookEntry) {
  const { uid } = session
  const { currency, label, otp, ...typed } = entry
  const { address } = await payingChain(app, currency).reader.parseAddress(typed.address)
  const isKept = await app.db.$count(
    withdrawalAddress,
    and(ofUser(uid, currency), eq(withdrawalAddress.address, address)),
  )
  // Outside the transaction, because verifying a code uses its own connections.
  const proof = isKept > 0 ? null : await proveStep(app, session, 'addressBook.save', otp, caller)
  const line = bookEvent(uid, 'addressSaved', { currency, address }, caller)
  return transactVerb(app, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('address_book'), hashtext(${`${uid} ${currency}`}))`)
    const held = await tx
      .select({ id: withdrawalAddress.id, address: withdrawalAddress.address })
      .from(withdrawalAddress)
      .where(ofUser(uid, currency))
    const known = held.find((row) => row.address === address)
    if (known !== undefined) {
      return { result: { address }, writes: [updateRow(withdrawalAddress, { label }, { id: known.id })], audit: [line] }
    }
    if (held.length >= maximumBookAddresses) fail('ADDRESS_BOOK_FULL', { maximum: maximumBookAddresses })
    // Removed from the book concurrently.
    if (isKept > 0) fail('CONCURRENT_CHANGE')
    const row = { uid, currency, address, label, addedAt: app.clock.now() }
    const audit = [...(proof?.audit ?? []), line]
    const message = { kind: 'account.addressSaved', subjectId: uid, side: null, facts: { label } } as const
    const writes = [insertRow(withdrawalAddress, row), tell(uid, message, { at: row.addedAt })]
    return { result: { address }, ...proof, writes, audit }
  })
}

/** Removes an address from the book. Idempotent. */
export async function removeAddress(app: App, { session: { uid }, caller }: Applicant, id: number): Promise<void> {
  await transactVerb(app, async (tx) => {
    const own = and(eq(withdrawalAddress.id, id), eq(withdrawalAddress.uid, uid))
    const gone = await tx.delete(withdrawalAddress).where(own).returning()
    return { result: undefined, audit: gone.map((row) => bookEvent(uid, 'addressRemoved', row, caller)) }
  })
}

const waitOff = (uid: number, { address }: Applicant['caller']) =>
  ({ kind: 'account.addressWaitOff', subjectId: uid, side: null, facts: { address } }) as const

/**
 * Sets whether new addresses wait. Switching it off counts as a security change: all withdrawals then wait, so that a
 * thief gains nothing.
 * @throws DomainError SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RATE_LIMITED, only on switching it off
 */
export async function waitForNew(
  app: App,
  { session, caller }: Applicant,
  waits: boolean,
  otp?: string,
): Promise<void> {
  const { uid } = session
  const prove = stepProver(app, session, 'addressBook.waitOff', otp, caller)
  await runVerb(app, null, async () => {
    if ((await waitsForNew(app.db, uid)) === waits) return
    const proof = waits ? null : await prove()
    const chosen = { newAddressesWait: waits }
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .insert(withdrawalProfile)
            .values({ uid, ...chosen })
            .onConflictDoUpdate({
              target: withdrawalProfile.uid,
              set: chosen,
              setWhere: eq(withdrawalProfile.newAddressesWait, !waits),
            }),
        },
        ...(proof?.guards ?? []),
      ],
      writes: waits ? [] : [tell(uid, waitOff(uid, caller), { at: app.clock.now() })],
      audit: [
        {
          action: waits ? 'account.addressWaitOn' : 'account.addressWaitOff',
          actor: { kind: 'user', uid },
          subject: { kind: 'account', id: uid },
          details: {},
        },
        ...(proof?.audit ?? []),
      ],
    })
  })
}
