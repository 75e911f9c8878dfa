import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Missing } from '../../../shared/page/page-missing.tsx'

/** No order of the reader has this number. */
export function OrderMissing(): ReactNode {
  return (
    <Missing
      title={<Trans>You have no such order</Trans>}
      why={<Trans>It belongs to another account, or the link is not complete.</Trans>}
    >
      <Link to="/personal/buyOrderList" className="btn ink">
        <Trans>Bought</Trans>
      </Link>
      <Link to="/personal/sellOrderList" className="btn line">
        <Trans>Sold</Trans>
      </Link>
    </Missing>
  )
}
