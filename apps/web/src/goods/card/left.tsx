import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Mark of few or no units left, shown where goods are compared. */
export function Left({ left }: { readonly left: number }): ReactNode {
  return left === 0 ? (
    <span className="font-semibold text-negative">
      <Trans>sold out</Trans>
    </span>
  ) : (
    <span className="font-semibold text-ink">
      <Plural value={left} one="# left" other="# left" />
    </span>
  )
}
