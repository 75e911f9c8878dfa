import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useStaffVerb } from '../../shared/staff/use-staff-verb.ts'

/** Finance takes a snapshot of liabilities beside those of the clock. */
export function TakeSnapshot(): ReactNode {
  const { t } = useLingui()
  const take = useStaffVerb((client) => client.proofs.take.mutate(), {
    changes: [[['proofs', 'snapshots']]],
    says: t`The snapshot is published`,
  })
  return (
    <Button size="s" variant="line" loading={take.isPending} onClick={() => take.mutate(undefined)}>
      <Trans>Publish a snapshot of liabilities</Trans>
    </Button>
  )
}
