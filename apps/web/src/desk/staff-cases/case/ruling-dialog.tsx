import type { Ruling, SplitParts } from '@jindu/domain/trust/disputes'
import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { DisputeSubject } from '../../../trust/disputes/index.ts'
import { RulingLabel } from './ruling-label.tsx'

export interface RulingDialogProps {
  readonly subject: DisputeSubject
  readonly ruling: Ruling
  /** The side whose malicious count the ruling raises; left out in markets without that count. */
  readonly malicious?: 'buyer' | 'seller' | null
  readonly parts: SplitParts
  readonly reason: string
  readonly onClose: () => void
  readonly onRuled: () => void
}

/** Confirms a ruling after showing its effect on the money. */
export function RulingDialog({
  subject,
  ruling,
  malicious,
  parts,
  reason,
  onClose,
  onRuled,
}: RulingDialogProps): ReactNode {
  const { t } = useLingui()
  const given = malicious === undefined ? ruling : { ...ruling, malicious }
  const verb = useStaffVerb((client) => subject.calls(client).rule.mutate({ id: subject.id, ruling: given, reason }), {
    done: () => {
      onRuled()
      onClose()
    },
    quiet: true,
    says: t`Ruled`,
  })
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={<Trans>Rule on order {subject.id}</Trans>}
      consequence={<RulingConsequence subject={subject} parts={parts} pending={subject.dispute.needsSecond} />}
      confirmLabel={
        subject.dispute.needsSecond ? (
          <Trans>Send to a second arbiter</Trans>
        ) : (
          <RulingLabel ruling={ruling} parts={parts} escrow={moneyFromWire(subject.amount)} />
        )
      }
      variant={subject.dispute.needsSecond ? 'ink' : 'money'}
      onConfirm={() => verb.mutate(undefined)}
    >
      <p className="ruling-reason text-13 text-ink-2">{reason}</p>
    </VerbDialog>
  )
}

export interface RulingConsequenceProps {
  readonly subject: DisputeSubject
  readonly parts: SplitParts
  /** Whether the ruling needs a second arbiter to take effect. */
  readonly pending: boolean
}

/** Each side's amount by a ruling, in words. */
export function RulingConsequence({ subject, parts, pending }: RulingConsequenceProps): ReactNode {
  const locale = useLocale()
  const toBuyer = formatCoin(parts.buyer)
  const toSeller = formatCoin(parts.seller)
  const { uid: buyer } = subject.buyer
  const { uid: seller } = subject.seller
  const sides = subject.comesBack ? (
    parts.seller.units === 0n ? (
      <Trans>
        {toBuyer} goes back to buyer {buyer}.
      </Trans>
    ) : parts.buyer.units === 0n ? (
      <Trans>
        {toSeller} goes to seller {seller}.
      </Trans>
    ) : (
      <Trans>
        {toBuyer} goes back to buyer {buyer}, {toSeller} to seller {seller}.
      </Trans>
    )
  ) : parts.seller.units === 0n ? (
    <Trans>
      {toBuyer} goes to buyer {buyer}.
    </Trans>
  ) : parts.buyer.units === 0n ? (
    <Trans>
      {toSeller} goes back to seller {seller}.
    </Trans>
  ) : (
    <Trans>
      {toBuyer} goes to buyer {buyer}, {toSeller} back to seller {seller}.
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
