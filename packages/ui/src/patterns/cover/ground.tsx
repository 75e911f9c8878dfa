import type { ReactNode } from 'react'

/** Extends beyond the 320 units of a card, so that the same picture fits a wide frame. */
export function Ground({ colour }: { readonly colour: string }): ReactNode {
  return <rect x="-80" width="480" height="240" fill={colour} />
}
