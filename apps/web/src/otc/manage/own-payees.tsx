import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { rules } from '@jindu/domain/rules'
import { UserText } from '../../shared/format/user-text.tsx'
import { VerbDialog } from '../../shared/forms/verb-dialog.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { PayeeDialog, type Payee, PaymentMethods } from '../payees/index.ts'

type Asked = { readonly step: 'add' } | { readonly step: 'edit' | 'remove'; readonly payee: Payee }

/** The reader's receiving accounts for offers and orders. */
export function OwnPayees(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [asked, setAsked] = useState<Asked | null>(null)
  const payees = useQuery(q.otcPayees.list.queryOptions())
  const rows = payees.data?.data
  const isFull = (rows?.length ?? 0) >= rules.otc.maximumPayees
  const close = (): void => setAsked(null)
  const add = (
    <Button size="s" variant="ink" disabled={rows === undefined || isFull} onClick={() => setAsked({ step: 'add' })}>
      <Trans>Add an account</Trans>
    </Button>
  )
  return (
    <Sheet className="otc-payees">
      <SheetHead
        title={<Trans>Where you are paid</Trans>}
        end={rows === undefined || rows.length === 0 ? undefined : add}
      />
      {rows === undefined && payees.isError ? (
        <SheetBody>
          <FailureNote error={payees.error} retry={() => void payees.refetch()} />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Receiving accounts`}
          columns={columnsOf(setAsked)}
          rows={rows}
          rowKey={({ id }) => String(id)}
          loadingRows={payees.isPending ? 3 : 0}
          empty={
            <EmptyState headingLevel={2} title={<Trans>No receiving account yet</Trans>} action={add}>
              <Trans>
                When you sell coin, the buyer is shown the account that you choose here. It is kept encrypted, and shown
                only while the order runs.
              </Trans>
            </EmptyState>
          }
        />
      )}
      {rows === undefined || rows.length === 0 ? null : (
        <SheetBody className="border-t border-line text-13 text-ink-2">
          <Trans>
            Details are kept encrypted. Only whoever pays you in a running order sees them, as they were when it was
            taken; each look is on the order’s timeline.
          </Trans>
        </SheetBody>
      )}
      {asked?.step === 'add' ? <PayeeDialog onClose={close} /> : null}
      {asked?.step === 'edit' ? <PayeeDialog payee={asked.payee} onClose={close} /> : null}
      {asked?.step === 'remove' ? <RemovePayee payee={asked.payee} onClose={close} /> : null}
    </Sheet>
  )
}

function columnsOf(onAsk: (asked: Asked) => void): readonly DataColumn<Payee>[] {
  return [
    {
      id: 'label',
      header: <Trans>Name</Trans>,
      render: ({ label, method }) => (
        <span className="otc-payee-name">
          <b className="wrap-anywhere">
            <UserText>{label}</UserText>
          </b>
          <PaymentMethods methods={[method]} />
        </span>
      ),
    },
    {
      id: 'details',
      header: <Trans>What the payer sees</Trans>,
      fold: 'wide',
      render: ({ holder, account, note }) => (
        <span className="grid gap-0.5">
          {account === '' ? null : (
            <span className="num wrap-anywhere">
              <UserText>{account}</UserText>
            </span>
          )}
          {holder === '' ? null : (
            <span className="wrap-anywhere">
              <UserText>{holder}</UserText>
            </span>
          )}
          {note === '' ? null : (
            <span className="text-13 text-ink-3 wrap-anywhere">
              <UserText>{note}</UserText>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'steps',
      header: (
        <span className="sr-only">
          <Trans>Steps</Trans>
        </span>
      ),
      align: 'end',
      fold: 'beside',
      render: (payee) => <Steps payee={payee} onAsk={onAsk} />,
    },
  ]
}

function Steps({ payee, onAsk }: { readonly payee: Payee; readonly onAsk: (asked: Asked) => void }): ReactNode {
  const { t } = useLingui()
  const { label } = payee
  return (
    <span className="inline-flex gap-1">
      <Button size="s" aria-label={t`Edit ${label}`} onClick={() => onAsk({ step: 'edit', payee })}>
        <Trans>Edit</Trans>
      </Button>
      <Button size="s" variant="quiet" aria-label={t`Remove ${label}`} onClick={() => onAsk({ step: 'remove', payee })}>
        <Trans>Remove</Trans>
      </Button>
    </span>
  )
}

function RemovePayee({ payee, onClose }: { readonly payee: Payee; readonly onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id, label } = payee
  const remove = useVerb((client) => client.otcPayees.remove.mutate({ id }), {
    success: 'DONE',
    says: t`${label} is removed`,
    quiet: true,
    changes: [],
    done: async () => {
      onClose()
      await q.otcPayees.list.invalidate()
    },
  })
  return (
    <VerbDialog
      verb={remove}
      onClose={onClose}
      title={<Trans>Remove {label}?</Trans>}
      consequence={<Trans>Your offers no longer name it. Orders that run keep it until they end.</Trans>}
      confirmLabel={<Trans>Remove</Trans>}
      variant="danger"
      onConfirm={() => remove.mutate(undefined)}
    />
  )
}
