import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

export interface ComingPageProps {
  readonly title: ReactNode
  /** What will stand here, in one sentence. */
  readonly children: ReactNode
}

/** A place of the map whose part opens with a later version: it says so and shows the way to what works. */
export function ComingPage({ title, children }: ComingPageProps): ReactNode {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Sheet>
        <EmptyState
          headingLevel={2}
          title={<Trans>Not open yet</Trans>}
          action={
            <Link to="/" className="btn ink">
              <Trans>See the goods</Trans>
            </Link>
          }
        >
          {children}
        </EmptyState>
      </Sheet>
    </>
  )
}
