import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { failureCode } from '../../../shared/errors/failure.ts'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { Missing } from '../../../shared/page/page-missing.tsx'

/** Whether the order exists, but this member may not read it. */
export function isClosed(error: unknown): boolean {
  const code = failureCode(error)
  return code === 'STAFF_NOT_DISPUTED' || code === 'STAFF_CASE_OVER'
}

/** In place of a case that staff may not read, or not any more. */
export function ClosedCase({ error }: { readonly error: unknown }): ReactNode {
  const why = useFailureText(error)
  const over = failureCode(error) === 'STAFF_CASE_OVER'
  return (
    <Missing
      title={over ? <Trans>This dispute is over</Trans> : <Trans>This order is not under dispute</Trans>}
      why={why}
    >
      <Link to="/staff/cases" className="btn ink">
        <Trans>Disputes</Trans>
      </Link>
    </Missing>
  )
}
