import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LeaveDialog } from './leave-dialog.tsx'

/** Asks before the page is left or reloaded while input would be lost. */
export function LeaveGuard({ when }: { readonly when: boolean }): ReactNode {
  const blocker = useBlocker({ shouldBlockFn: () => when, enableBeforeUnload: when, withResolver: true })
  return <LeaveDialog blocker={blocker} />
}
