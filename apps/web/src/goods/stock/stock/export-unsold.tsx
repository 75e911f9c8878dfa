import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@jindu/ui/primitives/button'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveCsv } from '../../../shared/csv/save-csv.ts'
import { isoTime } from '../../../shared/format/iso-time.ts'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'

/** Exports unsold secrets in clear text for the seller; the export is recorded, and the units stay for sale. */
export function ExportUnsold({ goodsId }: { readonly goodsId: number }): ReactNode {
  const { t } = useLingui()
  const { timeZone } = useDateOptions(3600)
  const save = useVerb((client) => client.goods.stock.export.mutate({ id: goodsId }), {
    changes: [],
    done: ({ data }) =>
      saveCsv(`jindu-stock-${goodsId}`, [
        [t`Unit`, t`Secret`, t`Batch`, t`Added`],
        ...data.map(({ id, secret, batch, addedAt }) => [
          id,
          { exact: secret },
          batch ?? '',
          isoTime(addedAt, timeZone),
        ]),
      ]),
  })
  return (
    <Button size="s" loading={save.isPending} onClick={() => save.mutate(undefined)}>
      <Download className="ic s" aria-hidden="true" />
      <Trans>Export unsold</Trans>
    </Button>
  )
}
