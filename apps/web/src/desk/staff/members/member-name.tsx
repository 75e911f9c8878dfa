import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { UserLink } from '../shared/links.tsx'

interface MemberNameProps {
  readonly of: { readonly uid: number; readonly nickName: string }
}

/** A member of the staff in a row: the uid, which leads to the account, and the name that users see. */
export function MemberName({ of: { uid, nickName } }: MemberNameProps): ReactNode {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <UserLink uid={uid} />
      <span className="text-ink-2 wrap-anywhere">
        <UserText>{nickName}</UserText>
      </span>
    </span>
  )
}
