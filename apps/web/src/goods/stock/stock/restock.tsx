import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'

const RestockDialog = lazyPart(async () => ({ default: (await import('./restock-dialog.tsx')).RestockDialog }))

export interface RestockProps {
  readonly goodsId: number
  readonly title: string
}

/** Adds units to one's own goods without leaving the list. */
export function Restock({ goodsId, title }: RestockProps): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Restock</Trans>
        <span className="sr-only">{title}</span>
      </Button>
      {open ? <RestockDialog goodsId={goodsId} title={title} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
