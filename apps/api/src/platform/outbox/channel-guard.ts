/** Who may follow the channels of one kind of subject; a feature brings it with its kind. */
export interface ChannelGuard {
  /** `user`: whoever is logged in. */
  readonly access: 'visitor' | 'user'
  /** Whether the subject can be followed; asked at the beginning, and before each delivery once for all who follow it. */
  isOpen(id: number): Promise<boolean>
}

/** By kind: what stands before the colon of a channel's name. */
export type ChannelGuards = Readonly<Record<string, ChannelGuard>>
