import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A thing that is not there, on a path that exists. */
export function PageMissing(): ReactNode {
  return (
    <div className="status-page">
      <h1>
        <Trans>What was asked for does not exist</Trans>
      </h1>
      <p className="mid">
        <Trans>It was taken away, or the link is not complete.</Trans>
      </p>
      <div className="step">
        <Link to="/search" className="btn ink">
          <Trans>Search goods</Trans>
        </Link>
        <Link to="/" className="btn line">
          <Trans>Home</Trans>
        </Link>
      </div>
    </div>
  )
}
