import { goodsRules } from '@jindu/domain/rules'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { Left } from './left.tsx'

/** Units in stock, shown where goods are bought or compared; renders nothing if no stock is kept. */
export function InStock({
  goods: { left, inStock },
}: {
  readonly goods: Pick<ApiOutputs['goods']['detail'], 'left' | 'inStock'>
}): ReactNode {
  const { maximumUnitsAnOrder } = goodsRules.stock
  if (left !== null) return <Left left={left} />
  if (inStock === null) return null
  return (
    <span className="num text-ink-3">
      {inStock > maximumUnitsAnOrder ? (
        <Trans>{maximumUnitsAnOrder}+ left</Trans>
      ) : (
        <Plural value={inStock} one="# left" other="# left" />
      )}
    </span>
  )
}
