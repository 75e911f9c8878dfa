import type { Right } from '@jindu/domain/accounts/rights'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { RightDialog } from './late-right-dialog.ts'

interface BuyRightProps {
  readonly right: Right
  /** Staff withdrew it: it cannot be bought, and the account page says why. */
  readonly withdrawn: boolean
  readonly variant: 'ink' | 'line'
}

/** Opens the purchase where the right is missing; begun input stays. */
export function BuyRight({ right, withdrawn, variant }: BuyRightProps): ReactNode {
  const [buying, setBuying] = useState(false)
  if (withdrawn)
    return (
      <Link to="/personal/userInfo" hash="rights" className={`btn ${variant} s`}>
        <Trans>See why</Trans>
      </Link>
    )
  return (
    <>
      <Button variant={variant} size="s" onClick={() => setBuying(true)}>
        <Trans>Buy the right</Trans>
      </Button>
      {buying ? <RightDialog right={right} onClose={() => setBuying(false)} /> : null}
    </>
  )
}
