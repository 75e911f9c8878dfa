import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { usePayeeWords, PaymentMethods } from '../payees/index.ts'
import type { OtcOrder } from './order.ts'

type Shown = ApiOutputs['otcOrders']['viewPayees']['data'][number]

/**
 * Receiving accounts of a running order; hidden after its end. Shown only on request, because a view is recorded on the
 * timeline.
 */
export function OtcPayees({ order }: { readonly order: OtcOrder }): ReactNode {
  const { q } = useApi()
  const view = useVerb((client) => client.otcOrders.viewPayees.mutate({ id: order.id }), {
    quiet: true,
    changes: [],
    done: async () => {
      await q.otcOrders.timeline.invalidate()
    },
  })
  const refusal = useFailureText(view.error)
  const shown = view.data?.data
  if (order.status !== 'open' || order.payeeMethods.length === 0) return null
  return (
    <Sheet>
      <SheetHead title={order.role === 'buyer' ? <Trans>Pay to</Trans> : <Trans>Where the buyer pays to</Trans>} />
      {shown === undefined ? (
        <SheetBody className="otc-payees-closed">
          <div className="grid gap-2">
            <PaymentMethods methods={order.payeeMethods} />
            <p className="text-13 text-ink-2">{hintOf(order.role)}</p>
          </div>
          <Button variant="line" loading={view.isPending} onClick={() => view.mutate(undefined)}>
            <Trans>Show the account</Trans>
          </Button>
          {refusal === '' ? null : (
            <Note tone="negative" role="alert" className="basis-full">
              {refusal}
            </Note>
          )}
        </SheetBody>
      ) : (
        <>
          {shown.map((payee, index) => (
            <SheetBody key={index}>
              <PayeeDetails payee={payee} />
            </SheetBody>
          ))}
          {order.role === 'buyer' ? (
            <SheetBody className="text-13 text-ink-2">
              <Trans>
                Kept as it was when the order was taken. Do not pay to an account that is named in the chat only.
              </Trans>
            </SheetBody>
          ) : null}
        </>
      )}
    </Sheet>
  )
}

function hintOf(role: OtcOrder['role']): ReactNode {
  if (role === 'buyer') return <Trans>Shown while the order runs. The timeline tells the seller that you looked.</Trans>
  if (role === 'seller') return <Trans>The account as the buyer sees it while the order runs.</Trans>
  return <Trans>Shown while the order runs. The timeline tells both sides that an arbiter looked.</Trans>
}

function PayeeDetails({ payee }: { readonly payee: Shown }): ReactNode {
  const { t } = useLingui()
  const words = usePayeeWords()
  const { method, holder, account, note } = payee
  const copied = { copied: t`Copied`, failed: t`Select it and copy by hand`, empty: t`Nothing to copy` }
  const rows = [
    { id: 'holder', name: <Trans>Holder</Trans>, value: holder, copy: t`Copy the name` },
    { id: 'account', name: words[method].account, value: account, copy: t`Copy the account` },
    { id: 'note', name: <Trans>Note</Trans>, value: note, copy: null },
  ]
  return (
    <div className="otc-payee">
      <h3>{words[method].method}</h3>
      <KeyValues
        align="start"
        rows={rows
          .filter(({ value }) => value !== '')
          .map(({ id, name, value, copy }) => ({
            id,
            name,
            value: (
              <span className="otc-payee-value">
                <span className="wrap-anywhere" translate="no">
                  <UserText>{value}</UserText>
                </span>
                {copy === null ? null : (
                  <CopyButton size="s" variant="quiet" value={value} labels={{ copy, ...copied }} />
                )}
              </span>
            ),
          }))}
      />
    </div>
  )
}
