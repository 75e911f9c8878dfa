import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProtection } from '../../shared/session/use-protection.ts'

export interface HelpQuestion {
  /** The place on the help page. */
  readonly id: string
  readonly question: ReactNode
  readonly answer: ReactNode
}

function HoldInTime(): ReactNode {
  const protection = useProtection()
  return (
    <Trans>
      Put the order on hold within {protection} after payment: the clock stops and the money stays in escrow. If the two
      of you do not agree, file a complaint. An arbiter reads both sides and rules: to you, to the seller, or split.
    </Trans>
  )
}

function SettlesItself(): ReactNode {
  const protection = useProtection()
  return (
    <Trans>{protection} after payment the amount settles to the seller, unless a hold or a complaint stands.</Trans>
  )
}

/** Answers in the order a new reader asks them. */
export const HELP_QUESTIONS: readonly HelpQuestion[] = [
  {
    id: 'purchase',
    question: <Trans>How does a purchase work?</Trans>,
    answer: (
      <Trans>
        You pay in LTC or BTC from your fund balance. The amount lies in escrow, and you can read what you bought at
        once. Confirm when all is well, and the seller is paid.
      </Trans>
    ),
  },
  { id: 'wrong', question: <Trans>What if something is wrong?</Trans>, answer: <HoldInTime /> },
  { id: 'waiting', question: <Trans>What happens if I do nothing?</Trans>, answer: <SettlesItself /> },
  {
    id: 'passwords',
    question: <Trans>Which password is for what?</Trans>,
    answer: (
      <Trans>
        The login password opens the account. The pay password is asked before money moves. The recovery password
        freezes the account and resets the other two; it can never be changed, so keep it offline.
      </Trans>
    ),
  },
  {
    id: 'stolen',
    question: <Trans>Somebody else knows my password. What now?</Trans>,
    answer: (
      <Trans>
        Freeze the account on the{' '}
        <Link to="/login" className="link">
          login page
        </Link>{' '}
        with your recovery password. All sessions end at once; money in escrow still follows its order.
      </Trans>
    ),
  },
]
