import { messageAddress } from '@jindu/domain/messages'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { GoodsLink } from '../shared/links.tsx'
import type { ItemInfo } from './item-words.ts'

/** Link to the reported content's page. */
export function ItemPlace({ info }: { readonly info: ItemInfo }): ReactNode {
  const { kind, subjectId, title, within } = info
  if (kind === 'goods') return <GoodsLink id={subjectId}>{title}</GoodsLink>
  if (kind === 'ticket')
    return (
      <Link to="/staff/tickets/$id" params={{ id: String(subjectId) }} className="link">
        <UserText>{title}</UserText>
      </Link>
    )
  if (kind === 'ad')
    return (
      <Link to="/adDetails" search={{ id: subjectId }} className="link">
        <UserText>{title}</UserText>
      </Link>
    )
  if (kind === 'notice')
    return (
      <Link to="/ruleDetails" search={{ id: subjectId }} className="link">
        <UserText>{title}</UserText>
      </Link>
    )
  // A private talk is read here, and nowhere else.
  if (kind === 'message') return title ?? <Trans>A private talk</Trans>
  const address = messageAddress({ kind: kind === 'review' ? 'review.hidden' : 'comment.hidden', subjectId }, within)
  return address === null ? (
    title
  ) : (
    <Link {...address} className="link">
      {title ?? <Trans>See it there</Trans>}
    </Link>
  )
}
