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

/** Decides who may follow the channels of one kind of subject; provided by the kind's feature. */
export interface ChannelGuard {
  /** `user`: any logged-in user; a permission: staff whose role has it. */
  readonly access: 'visitor' | 'user' | StaffPermission
  /** Whether the subject can be followed. Checked at the start, and once per event for all followers. */
  isOpen(id: number): Promise<boolean>
  /**
   * Refuses sessions that may not follow the subject, and may record the others. Called once per subscription. Events
   * carry only ids and codes; their content is loaded under its own access rules. If absent: everyone with `access`.
   * @throws DomainError the reason for the refusal
   */
  admit?(parts: GuardParts, session: Session, id: number): Promise<void>
}

/** Guards by kind: the part of the channel's name before the colon. */
export type ChannelGuards = Readonly<Record<string, ChannelGuard>>
