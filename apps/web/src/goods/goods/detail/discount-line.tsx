import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import type { Discount } from './use-discount.ts'

const DiscountField = lazyPart(async () => ({ default: (await import('./discount-field.tsx')).DiscountField }))

/** Opens the field of a discount code, a chunk of its own because few buyers have a code. */
export function DiscountLine({ of }: { readonly of: Discount }): ReactNode {
  const [open, setOpen] = useState(false)
  if (open || of.code !== undefined || of.typed !== '') return <DiscountField of={of} />
  return (
    <Button variant="quiet" size="s" className="-ml-2.5 self-start" onClick={() => setOpen(true)}>
      <Trans>Discount code</Trans>
    </Button>
  )
}
