import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AdStanding } from './own-ad.ts'

const TONES = {
  shown: 'positive',
  hidden: 'neutral',
  waiting: 'neutral',
  delisted: 'negative',
  usedUp: 'neutral',
  ended: 'neutral',
  notBought: 'neutral',
} as const satisfies Record<AdStanding, string>

export function StandingBadge({ standing }: { readonly standing: AdStanding }): ReactNode {
  return (
    <StatusBadge kind={TONES[standing]}>
      <Words standing={standing} />
    </StatusBadge>
  )
}

function Words({ standing }: { readonly standing: AdStanding }): ReactNode {
  const words: Readonly<Record<AdStanding, ReactNode>> = {
    shown: <Trans>Shown</Trans>,
    hidden: <Trans>Hidden by you</Trans>,
    waiting: <Trans>Being looked at</Trans>,
    delisted: <Trans>Taken down</Trans>,
    usedUp: <Trans>All clicks used</Trans>,
    ended: <Trans>Time is over</Trans>,
    notBought: <Trans>Not bought yet</Trans>,
  }
  return words[standing]
}
