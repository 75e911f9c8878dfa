import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { StockUnit } from './stock.ts'

export interface UnitSecretProps {
  readonly goodsId: number
  readonly unit: StockUnit
}

/** A unit's secret: its last characters, and all of it on the owner's request. */
export function UnitSecret({ goodsId, unit }: UnitSecretProps): ReactNode {
  const [clear, setClear] = useState<string | null>(null)
  const reveal = useVerb((client, id: number) => client.goods.stock.reveal.mutate({ id: goodsId, unit: id }), {
    changes: [],
    done: ({ secret }) => setClear(secret),
  })
  return (
    <span className="flex flex-wrap items-center gap-2">
      <code translate="no" className="delivery-slot">
        {clear ?? unit.masked}
      </code>
      {clear === null ? (
        <Button variant="quiet" size="s" loading={reveal.isPending} onClick={() => reveal.mutate(unit.id)}>
          <Trans>Show</Trans>
        </Button>
      ) : (
        <Button variant="quiet" size="s" onClick={() => setClear(null)}>
          <Trans>Hide</Trans>
        </Button>
      )}
    </span>
  )
}
