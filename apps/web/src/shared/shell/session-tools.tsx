import type { ReactNode } from 'react'
import { LiveUpdates } from '../live/live-updates.tsx'
import type { Session } from '../session/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { RightIcons } from './right-icons.tsx'

export { FundsLine } from './funds-line.tsx'
export { RunningTrade } from './running-trade.tsx'

/** Header items for logged-in users, before the switches. */
export function SessionTools({ session }: { session: Session }): ReactNode {
  return (
    <>
      <LiveUpdates />
      {session.role === null ? <RightIcons session={session} /> : null}
      <Bell />
    </>
  )
}

/** Header item after the switches. */
export { AccountMenu }
