import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'

const ReplaceDialog = lazyPart(async () => ({ default: (await import('./replace-dialog.tsx')).ReplaceDialog }))

export interface ReplaceUnitsProps {
  readonly orderId: number
  readonly size?: 's' | 'm'
}

/** Opens the dialog in which a seller replaces faulty units. */
export function ReplaceUnits({ orderId, size = 'm' }: ReplaceUnitsProps): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans context="a faulty key">Replace</Trans>
      </Button>
      {open ? <ReplaceDialog orderId={orderId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
