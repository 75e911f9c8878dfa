import type { Ruling, SplitParts } from '@jindu/domain/dispute'
import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { CaseOrder } from './case-info.ts'
import { RulingLabel } from './ruling-label.tsx'

export interface RulingDialogProps {
  readonly order: CaseOrder
  readonly ruling: Ruling
  readonly parts: SplitParts
  readonly reason: string
  readonly onClose: () => void
}

/** Says what the ruling does to the money, and gives it. */
export function RulingDialog({ order, ruling, parts, reason, onClose }: RulingDialogProps): ReactNode {
  const { t } = useLingui()
  const verb = useVerb((client) => client.goodsOrders.rule.mutate({ id: order.id, ruling, reason }), {
    done: onClose,
    quiet: true,
    says: t`Ruled`,
  })
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={<Trans>Rule on order {order.id}</Trans>}
      consequence={<RulingConsequence order={order} parts={parts} pending={order.dispute.needsSecond} />}
      confirmLabel={
        order.dispute.needsSecond ? (
          <Trans>Send to a second arbiter</Trans>
        ) : (
          <RulingLabel ruling={ruling} parts={parts} escrow={moneyFromWire(order.amount)} />
        )
      }
      variant={order.dispute.needsSecond ? 'ink' : 'money'}
      onConfirm={() => verb.mutate(undefined)}
    >
      <p className="ruling-reason text-13 text-ink-2">{reason}</p>
    </VerbDialog>
  )
}

export interface RulingConsequenceProps {
  readonly order: CaseOrder
  readonly parts: SplitParts
  /** Whether it only counts once another arbiter confirms. */
  readonly pending: boolean
}

/** Who gets what by a ruling, in words. */
export function RulingConsequence({ order, parts, pending }: RulingConsequenceProps): ReactNode {
  const locale = useLocale()
  const back = formatCoin(parts.buyer)
  const on = formatCoin(parts.seller)
  const { uid: buyer } = order.buyer
  const { uid: seller } = order.seller
  const sides =
    parts.seller.units === 0n ? (
      <Trans>
        {back} goes back to buyer {buyer}.
      </Trans>
    ) : parts.buyer.units === 0n ? (
      <Trans>
        {on} goes to seller {seller}.
      </Trans>
    ) : (
      <Trans>
        {back} goes back to buyer {buyer}, {on} to seller {seller}.
      </Trans>
    )
  return (
    <>
      {sides}
      {locale === 'en' ? ' ' : ''}
      {pending ? (
        <Trans>The money stays in escrow until a second arbiter confirms.</Trans>
      ) : (
        <Trans>The order closes. Cannot be undone.</Trans>
      )}
    </>
  )
}
