import type { AddressAuditEvent } from '@jindu/domain/audit'
import { createHash } from 'node:crypto'
import type { Clock } from '../clock/index.ts'
import type { Db } from '../db/index.ts'
import { networkOf } from '../rate-limit/network.ts'
import { auditEvent } from './tables.ts'

interface Parts {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/** What has a number in the audit; the network itself stands in the details. */
const ID_BYTES = 6

/** The widest network that one customer may hold: who has a /48 of IPv6 gets no line for each /64 of it. */
const CUSTOMER_BITS = 48

/**
 * Writes down what came from an address and belongs to no account: one line for each network, action and hour, which a unique index
 * counts, however often it comes.
 */
export async function recordAtAddress(
  { db, clock }: Parts,
  event: AddressAuditEvent,
  address: string,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  const network = networkOf(address, CUSTOMER_BITS)
  await db
    .insert(auditEvent)
    .values({
      action: `address.${event}`,
      actorKind: 'visitor',
      subjectKind: 'address',
      subjectId: createHash('sha256').update(network).digest().readUIntBE(0, ID_BYTES),
      details: { network, address, ...details },
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
}
