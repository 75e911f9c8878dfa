import type { StaffPermission } from '@jindu/domain/staff'

/** Who may follow the channels of one kind of subject; a feature brings it with its kind. */
export interface ChannelGuard {
  /** `user`: whoever is logged in; a permission: staff whose role has it. */
  readonly access: 'visitor' | 'user' | StaffPermission
  /** Whether the subject can be followed; asked at the beginning, and before each delivery once for all who follow it. */
  isOpen(id: number): Promise<boolean>
}

/** By kind: what stands before the colon of a channel's name. */
export type ChannelGuards = Readonly<Record<string, ChannelGuard>>
