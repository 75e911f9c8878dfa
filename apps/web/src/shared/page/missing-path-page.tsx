import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'

/** The page redirects home after this time (marketplace.md §9). */
const SECONDS = 5

export function MissingPathPage(): ReactNode {
  const navigate = useNavigate()
  const [left, setLeft] = useState(SECONDS)
  useEffect(() => {
    if (left === 0) {
      void navigate({ to: '/', replace: true })
      return undefined
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate])
  return (
    <div className="status-page">
      <p className="status-number num" aria-hidden="true">
        404
      </p>
      <h1>
        <Trans>Sorry! the current page does not exist</Trans>
      </h1>
      <div className="count-ticks" aria-hidden="true">
        {Array.from({ length: SECONDS }, (_, i) => (
          <i key={i} className={i < left ? 'on' : undefined} />
        ))}
      </div>
      <p className="mid num" role="timer" aria-live="off">
        <Trans>Home page in {left} s</Trans>
      </p>
      <Link to="/" className="btn ink" replace>
        <Trans>Return home</Trans>
      </Link>
    </div>
  )
}
