import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useNow } from '../../shared/time/use-now.ts'

/** Somebody who was seen within so many seconds is here. */
const HERE_SECONDS = 180

export function useIsOnline(lastOnlineAt: number): boolean {
  return useNow(30) - lastOnlineAt < HERE_SECONDS
}

/** Whether somebody is here, or when they were. */
export function Presence({ at }: { readonly at: number }): ReactNode {
  return useIsOnline(at) ? (
    <Trans>online now</Trans>
  ) : (
    <Trans>
      online <Moment at={at} as="seen" />
    </Trans>
  )
}
