import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface NoSuchDaysProps {
  readonly headingLevel?: 2 | 3
  readonly onClear: () => void
}

/** Nothing happened on the chosen days: the way back. */
export function NoSuchDays({ headingLevel = 3, onClear }: NoSuchDaysProps): ReactNode {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={<Trans>Nothing on these days</Trans>}
      action={
        <Button variant="line" onClick={onClear}>
          <Trans>Clear days</Trans>
        </Button>
      }
    />
  )
}
