import type { StaffPermission } from '@jindu/domain/accounts/staff'
import type { Clock } from '../clock/index.ts'
import type { Db } from '../db/index.ts'
import type { Session } from '../sessions/session.ts'
import type { NamedTo } from '../staff/named-to.ts'

interface GuardParts {
  readonly db: Db
  readonly clock: Clock
  readonly namedTo: NamedTo
}

/** Who may follow the channels of one kind of subject; a feature brings it with its kind. */
export interface ChannelGuard {
  /** `user`: whoever is logged in; a permission: staff whose role has it. */
  readonly access: 'visitor' | 'user' | StaffPermission
  /** Whether the subject can be followed; asked at the beginning, and before each delivery once for all who follow it. */
  isOpen(id: number): Promise<boolean>
  /**
   * Refuses one who may not follow this subject, and writes down that others do; asked of each who begins. What is told is ids and
   * codes: what they stand for is asked for again, under its own rules. Left out: whoever has the access.
   * @throws DomainError why not
   */
  admit?(parts: GuardParts, session: Session, id: number): Promise<void>
}

/** By kind: what stands before the colon of a channel's name. */
export type ChannelGuards = Readonly<Record<string, ChannelGuard>>
