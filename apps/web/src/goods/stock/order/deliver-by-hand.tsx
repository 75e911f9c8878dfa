import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

const DeliverDialog = lazyPart(async () => ({ default: (await import('./deliver-dialog.tsx')).DeliverDialog }))

export interface DeliverByHandProps {
  readonly order: Pick<ApiOutputs['goodsOrders']['info'], 'id' | 'volume' | 'protectionSeconds'>
  readonly size?: 's' | 'm'
}

/** Opens the dialog in which a seller delivers an order by hand. */
export function DeliverByHand({ order, size = 'm' }: DeliverByHandProps): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ink" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Deliver</Trans>
      </Button>
      {open ? <DeliverDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
