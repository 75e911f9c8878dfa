import { Button } from '@jindu/ui/primitives/button'
import { Pager } from '@jindu/ui/primitives/pager'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface KeysetPagerProps {
  /** Start of the page; undefined for the newest rows. */
  readonly before: number | undefined
  /** Start of the next page; null at the end. */
  readonly next: number | null
  readonly onTurn: (before: number | undefined) => void
}

/** Pager of a list that grows while it is read: to older rows, or back to the newest. */
export function KeysetPager({ before, next, onTurn }: KeysetPagerProps): ReactNode {
  const { t } = useLingui()
  if (before === undefined && next === null) return null
  return (
    <Pager
      label={t`Pages`}
      className="data-pager"
      summary={before === undefined ? <Trans>The newest first</Trans> : <Trans>Older rows</Trans>}
    >
      <Button size="s" disabled={before === undefined} onClick={() => onTurn(undefined)}>
        <Trans>Newest</Trans>
      </Button>
      <Button size="s" disabled={next === null} onClick={() => onTurn(next ?? undefined)}>
        <Trans>Older</Trans>
      </Button>
    </Pager>
  )
}
