import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const MOST = 99

export interface OpenCountProps {
  /** By which the link is described: its name stays the place's. */
  readonly id: string
  readonly of: number | null | undefined
}

/** Number of waiting items beside a place's name; renders nothing for zero. */
export function OpenCount({ id, of }: OpenCountProps): ReactNode {
  if (of === null || of === undefined || of === 0) return null
  return (
    <>
      <span aria-hidden="true" className="num ml-1.5 rounded-2 bg-on-ink/15 px-1.5 text-12 font-semibold">
        {of > MOST ? `${MOST}+` : of}
      </span>
      <span id={id} hidden>
        <Plural value={of} one="# is open" other="# are open" />
      </span>
    </>
  )
}
