import type { ReactNode } from 'react'

/** A name or text that somebody wrote, where it stands in one row with other text: its direction turns nothing beside it. */
export function UserText({ children }: { readonly children: ReactNode }): ReactNode {
  return <bdi>{children}</bdi>
}
