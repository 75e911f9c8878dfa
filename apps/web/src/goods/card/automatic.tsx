import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export interface AutomaticProps {
  readonly goods: Pick<ApiOutputs['goods']['detail'], 'automatic'>
  readonly className?: string
}

/** Mark of automatic delivery, shown where goods are compared: available at once, without the seller. */
export function Automatic({ goods, className = '' }: AutomaticProps): ReactNode {
  if (!goods.automatic) return null
  return (
    <span className={`automatic-mark ${className}`}>
      <Trans>Automatic delivery</Trans>
    </span>
  )
}
