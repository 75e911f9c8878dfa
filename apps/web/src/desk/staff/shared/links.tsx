import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A uid that opens the account's page in the console. */
export function UserLink({ uid }: { readonly uid: number }): ReactNode {
  return (
    <Link to="/staff/users/$uid" params={{ uid: String(uid) }} className="link num">
      {uid}
    </Link>
  )
}

export interface GoodsLinkProps {
  readonly id: number
  /** Link text; default: the id. */
  readonly children?: ReactNode
  readonly className?: string
}

/** Goods as a moderator judges them. */
export function GoodsLink({ id, children, className = 'link num' }: GoodsLinkProps): ReactNode {
  return (
    <Link to="/staff/goods/$id" params={{ id: String(id) }} className={className}>
      {children ?? id}
    </Link>
  )
}
