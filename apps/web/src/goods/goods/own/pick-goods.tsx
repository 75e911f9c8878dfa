import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnGoods } from './own-goods.ts'
import type { Picked } from './use-picked.ts'

/** As large as a finger, with the box where the column is. */
const BOX = 'w-fit gap-0! -m-3 p-3'

export function PickOne({
  goods: { id, title },
  picked,
}: {
  readonly goods: OwnGoods
  readonly picked: Picked
}): ReactNode {
  return (
    <Checkbox className={BOX} checked={picked.has(id)} onChange={() => picked.toggle(id)}>
      <span className="sr-only">
        <Trans>Select {title}</Trans>
      </span>
    </Checkbox>
  )
}

export interface PickAllProps {
  readonly picked: Picked
  /** With a visible label, where no column has a header. */
  readonly worded?: boolean
}

/** All rows of this page, or none of them. */
export function PickAll({ picked: { ids, shown, set }, worded = false }: PickAllProps): ReactNode {
  const all = shown.length > 0 && ids.length === shown.length
  return (
    <Checkbox
      className={worded ? 'min-h-11 items-center' : BOX}
      disabled={shown.length === 0}
      checked={all}
      ref={(input) => {
        if (input !== null) input.indeterminate = ids.length > 0 && !all
      }}
      onChange={() => set(all ? [] : shown)}
    >
      <span className={worded ? '' : 'sr-only'}>
        <Trans>Select all on this page</Trans>
      </span>
    </Checkbox>
  )
}
