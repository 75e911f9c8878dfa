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

/** The subject id is this many bytes of the network's hash; the network itself is in the details. */
const ID_BYTES = 6

/**
 * The prefix of the widest network per customer: otherwise the owner of an IPv6 /48 could create an entry for each /64.
 */
const CUSTOMER_BITS = 48

/**
 * Records an event of an address without an account. A unique index keeps one entry per network, action and hour.
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
