import type { ReactNode } from 'react'

/** Isolates a user's text within a line, so that its direction does not affect its neighbours. */
export function UserText({ children }: { readonly children: ReactNode }): ReactNode {
  return <bdi>{children}</bdi>
}
