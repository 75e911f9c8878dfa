import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ComingStepProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A step of the wallet that opens later: what it will do, and that nothing happens to the money until then. */
function ComingStep({ title, children }: ComingStepProps): ReactNode {
  return (
    <Sheet>
      <EmptyState
        headingLevel={2}
        title={title}
        action={
          <Button asChild variant="ink">
            <Link to="/personal/assets/balance">
              <Trans>See your balances</Trans>
            </Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Sheet>
  )
}

export function TransferPage(): ReactNode {
  return (
    <ComingStep title={<Trans>Transfers between users open with a coming version</Trans>}>
      <Trans>
        LTC or BTC from your fund balance to another user’s, by their ID. Your balances stay where they are.
      </Trans>
    </ComingStep>
  )
}

export function TransitionPage(): ReactNode {
  return (
    <ComingStep title={<Trans>Moving between your balances opens with a coming version</Trans>}>
      <Trans>
        Coin from your fund balance to your fiat balance and back, for trading against fiat. Your balances stay where
        they are.
      </Trans>
    </ComingStep>
  )
}
