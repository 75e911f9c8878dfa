import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useNow } from '../../shared/time/use-now.ts'

/** A user seen within so many seconds counts as online. */
const HERE_SECONDS = 180

export function useIsOnline(lastOnlineAt: number): boolean {
  return useNow(30) - lastOnlineAt < HERE_SECONDS
}

/** Online mark, or the last-seen time. */
export function Presence({ at }: { readonly at: number }): ReactNode {
  return useIsOnline(at) ? (
    <Trans>online now</Trans>
  ) : (
    <Trans>
      online <Moment at={at} as="seen" />
    </Trans>
  )
}
