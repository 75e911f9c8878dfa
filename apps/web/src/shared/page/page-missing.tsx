import { Position } from '@jindu/ui/patterns/position'
import { Trans } from '@lingui/react/macro'
import { Link, type NotFoundRouteProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isRecord } from '../is-record.ts'

export interface MissingProps {
  /** Title: `There is no such order`. */
  readonly title: ReactNode
  /** A reason, for subjects that are never deleted. */
  readonly why?: ReactNode
  /** Links to go on. */
  readonly children: ReactNode
}

/** Message that a named subject does not exist. */
export function Missing({ title, why, children }: MissingProps): ReactNode {
  return (
    <div className="status-page">
      <Position at="none" large />
      <h1>{title}</h1>
      <p className="mid">{why ?? <Trans>It was taken away, or the link is not complete.</Trans>}</p>
      <div className="step">{children}</div>
    </div>
  )
}

/** The error catalogue is too large for every page's first load, so these few titles are repeated here. */
function titleOf(data: unknown): ReactNode {
  switch (isRecord(data) ? data['code'] : undefined) {
    case 'GOODS_NOT_FOUND':
      return <Trans>There are no such goods</Trans>
    case 'GOODS_TAKEN_DOWN':
      return <Trans>These goods were taken down</Trans>
    case 'AD_NOT_FOUND':
      return <Trans>There is no such ad</Trans>
    case 'NOTICE_NOT_FOUND':
      return <Trans>There is no such notice</Trans>
    case 'FEEDBACK_NOT_FOUND':
      return <Trans>There is no such ticket</Trans>
    case 'USER_NOT_FOUND':
      return <Trans>There is no such user</Trans>
    default:
      return <Trans>This item is not here</Trans>
  }
}

/** Page for a missing subject on an existing path, with the server's reason if there is one. */
export function PageMissing({ data }: Pick<NotFoundRouteProps, 'data'>): ReactNode {
  const isTakenDown = isRecord(data) && data['code'] === 'GOODS_TAKEN_DOWN'
  const why = isTakenDown ? <Trans>They broke the rules of this site. Orders already paid go on.</Trans> : undefined
  return (
    <Missing title={titleOf(data)} why={why}>
      <Link to="/search" className="btn ink">
        <Trans>Search goods</Trans>
      </Link>
      <Link to="/" className="btn line">
        <Trans>Home</Trans>
      </Link>
    </Missing>
  )
}
