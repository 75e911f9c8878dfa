import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export function ChatListSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The chats are loading`} slowText={t`Still waiting for the server’s answer.`}>
      <ul>
        {[0, 1, 2, 3].map((row) => (
          <li key={row} className="chat-waiting">
            <Skeleton className="ava" />
            <span className="grid gap-2">
              <Skeleton className="block h-4 w-16" />
              <Skeleton className="block h-4 w-36" />
              <Skeleton className="block h-4 w-52" />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
