import { keepDigits } from '@jindu/domain/money'
import { stockLevel } from '@jindu/domain/goods/goods'
import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Stepper } from '@jindu/ui/primitives/stepper'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { StockBadge } from './stock-badge.tsx'
import type { Stock } from './stock.ts'

/** How many units are where, and from when on few counts as low. */
export function StockFigures({ stock }: { readonly stock: Stock }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const setLow = useVerb(
    (client, lowStock: number) => client.goods.stock.setLowStock.mutate({ id: stock.id, lowStock }),
    {
      changes: [],
      done: async () => {
        await Promise.all([q.goods.stock.summary.invalidate({ id: stock.id }), q.goods.ownList.invalidate()])
      },
    },
  )
  return (
    <div className="flex flex-wrap items-end justify-between gap-5">
      <dl className="delivery-figures">
        <div>
          <dt>
            <Trans>In stock</Trans>
          </dt>
          <dd>
            {stock.unsold} <StockBadge level={stockLevel(stock.unsold, stock.lowStock)} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Sold, sealed</Trans>
          </dt>
          <dd>{stock.sealed}</dd>
        </div>
        <div>
          <dt>
            <Trans>Opened</Trans>
          </dt>
          <dd>{stock.opened}</dd>
        </div>
      </dl>
      <Field label={<Trans>Low-stock mark</Trans>} hint={<Trans>Buyers then read how many are left.</Trans>}>
        <Stepper
          className="self-start"
          value={setLow.isPending ? setLow.variables : stock.lowStock}
          onValueChange={(value) => setLow.mutate(value)}
          min={0}
          max={rules.goods.stock.maximumLowStock}
          read={keepDigits}
          decreaseLabel={t`One less`}
          increaseLabel={t`One more`}
        />
      </Field>
    </div>
  )
}
