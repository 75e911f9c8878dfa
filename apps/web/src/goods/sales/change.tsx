import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { changeText, type Change as Changed } from './percents.ts'

export interface ChangeProps {
  readonly of: Changed
  /** Shown without a value to compare with. */
  readonly none: ReactNode
}

/** Change of a figure against the previous period. In neutral colour: more or less is not good or bad by itself. */
export function Change({ of, none }: ChangeProps): ReactNode {
  if (of === null || of.kind === 'new') return <span className="text-ink-3">{none}</span>
  const text = changeText(of.tenths)
  if (of.tenths === 0n) {
    return (
      <span className="text-ink-3">
        <Trans>unchanged</Trans>
      </span>
    )
  }
  return (
    <span className="font-semibold text-ink-2">
      <span aria-hidden="true">{of.tenths > 0n ? '▲' : '▼'}</span>{' '}
      <span className="sr-only">{of.tenths > 0n ? <Trans>up by</Trans> : <Trans>down by</Trans>} </span>
      {text}
    </span>
  )
}
