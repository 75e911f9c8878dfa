import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const SHOWN = 8

/** `line 3, 17, 18 …`: the first few, so that the writer finds them. */
export function LineList({ lines }: { readonly lines: readonly number[] }): ReactNode {
  const shown = lines.slice(0, SHOWN).join(', ')
  const numbers = lines.length > SHOWN ? `${shown} …` : shown
  return (
    <span className="num">
      <Trans>line {numbers}</Trans>
    </span>
  )
}
