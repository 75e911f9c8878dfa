import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { DisputeSubject } from '../dispute-subject.ts'
import { saveFile } from '../../../shared/save-file.ts'

export interface DossierSheetProps {
  readonly subject: Pick<DisputeSubject, 'id' | 'calls'>
  /** State of the chain, if known without downloading it. */
  readonly chain?: { readonly head: string; readonly entries: number }
}

/** The order's dossier: every step and statement as a hash chain, for archiving and independent verification. */
export function DossierSheet({ subject, chain }: DossierSheetProps): ReactNode {
  const { t } = useLingui()
  const { client } = useApi()
  const file = `order-${subject.id}-dossier.json`
  const command = `npx -y pnpm@12 dossier ${file}`
  const download = useMutation({
    mutationFn: async () => {
      const dossier = await subject.calls(client).dossier.query({ id: subject.id })
      saveFile(file, JSON.stringify(dossier, null, 2))
      return dossier
    },
  })
  const known =
    download.data === undefined ? chain : { head: download.data.head, entries: download.data.entries.length }
  return (
    <Sheet className="print:hidden">
      <SheetHead title={<Trans>Dossier</Trans>} />
      <SheetBody className="grid gap-3">
        <p className="text-13 text-ink-2">
          <Trans>
            Every step, statement, file hash and ruling of this order, each chained to the one before. Nobody can change
            it later without the check telling.
          </Trans>
        </p>
        <div>
          <Button size="s" loading={download.isPending} onClick={() => download.mutate()}>
            <Download className="ic s" aria-hidden="true" />
            <Trans>Download the dossier</Trans>
          </Button>
        </div>
        <details className="dossier-check">
          <summary className="phone:py-3">
            <ChevronDown className="ic s" aria-hidden="true" />
            <Trans>How to check it</Trans>
          </summary>
          <p className="text-12 text-ink-3">
            <Trans>In the folder of the product’s source:</Trans>
          </p>
          <code translate="no" className="mono">
            {command}
          </code>{' '}
          <CopyButton
            size="s"
            variant="quiet"
            value={command}
            labels={{
              copy: t`Copy`,
              copied: t`Copied`,
              failed: t`Select it and copy by hand`,
              empty: t`There is nothing to copy`,
            }}
          />
        </details>
        {known === undefined ? null : (
          <p className="dossier-head">
            <Trans>
              {known.entries} links, the last hash is{' '}
              <code translate="no" className="mono">
                {known.head}
              </code>
            </Trans>
          </p>
        )}
      </SheetBody>
    </Sheet>
  )
}
