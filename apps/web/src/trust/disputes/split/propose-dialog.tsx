import { formatAmount, formatCoin, moneyFromWire, moneyToWire } from '@jindu/domain/money'
import { errorMessage } from '@jindu/i18n'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Gap } from '../../../shared/format/gap.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../../accounts/accounts/index.ts'
import { splitAsked, type DisputeSubject } from '../dispute-subject.ts'
import { SideName } from './side-name.tsx'
import { partOf, readShare } from './split-amounts.ts'
import { SplitView } from './split-view.tsx'

export interface ProposeDialogProps {
  readonly subject: DisputeSubject
  readonly onClose: () => void
}

const HALF = 5_000

/** Names a division of the escrow for the other side to accept. No money moves with it. */
export function ProposeDialog({ subject, onClose }: ProposeDialogProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const escrow = moneyFromWire(subject.amount)
  const standing = splitAsked(subject)
  const [buyer, setBuyer] = useState(() => (standing === null ? partOf(HALF, escrow) : moneyFromWire(standing.buyer)))
  const [text, setText] = useState(() => formatAmount(buyer))
  const type = (next: string): void => {
    setText(next)
    const read = readShare(next, escrow, subject.rate)
    if ('buyer' in read) setBuyer(read.buyer)
  }
  const verb = useVerb(
    (client, units: string) =>
      subject.calls(client).proposeSplit.mutate({ id: subject.id, buyer: { asset: subject.amount.asset, units } }),
    { done: onClose, quiet: true, success: 'SUBMITTED', says: t`The other side can accept your split now` },
  )
  const typed = readShare(text, escrow, subject.rate)
  const parts = subject.parts(buyer)
  const toBuyer = formatCoin(parts.buyer)
  const toSeller = formatCoin(parts.seller)
  return (
    <SecuredDialog
      secured={subject.asksPayPassword}
      verb={verb}
      onClose={onClose}
      size="broad"
      title={
        standing === null ? (
          <Trans>Propose a split</Trans>
        ) : standing.by === subject.role ? (
          <Trans>Change the split</Trans>
        ) : (
          <Trans>Counter</Trans>
        )
      }
      consequence={
        <>
          <Trans>Nothing moves now.</Trans>
          <Gap />
          <span className={'refused' in typed ? 'invisible' : undefined}>
            {subject.comesBack ? (
              subject.role === 'buyer' ? (
                <Trans>
                  If the seller accepts, {toBuyer} comes back to you, {toSeller} goes to the seller, and the order
                  closes. You can change or withdraw it until then.
                </Trans>
              ) : (
                <Trans>
                  If the buyer accepts, {toBuyer} goes back to the buyer, {toSeller} comes to you, and the order closes.
                  You can change or withdraw it until then.
                </Trans>
              )
            ) : subject.role === 'buyer' ? (
              <Trans>
                If the seller accepts, {toBuyer} comes to you, {toSeller} goes back to the seller, and the order closes.
                You can change or withdraw it until then.
              </Trans>
            ) : (
              <Trans>
                If the buyer accepts, {toBuyer} goes to the buyer, {toSeller} comes back to you, and the order closes.
                You can change or withdraw it until then.
              </Trans>
            )}
          </span>
        </>
      }
      confirmLabel={
        subject.role === 'buyer' ? <Trans>Propose to the seller</Trans> : <Trans>Propose to the buyer</Trans>
      }
      ready={'buyer' in typed && moneyToWire(typed.buyer).units !== standing?.buyer.units}
      onConfirm={() => verb.mutate(moneyToWire(buyer).units)}
    >
      <SplitView
        parts={parts}
        unread={'refused' in typed}
        escrow={escrow}
        rate={subject.rate}
        reader={subject.role}
        comesBack={subject.comesBack}
        offer={standing}
        onShare={(share) => type(formatAmount(partOf(share, escrow)))}
      >
        <Field
          label={<SideName side="buyer" own={subject.role === 'buyer'} back={subject.comesBack} />}
          error={'refused' in typed ? errorMessage(typed.refused.code, locale, typed.refused.details) : undefined}
          hint={
            <span className="text-13 text-ink-3">
              <Trans>Coin, or 40%, or $20</Trans>
            </span>
          }
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            align="end"
            maxLength={24}
            value={text}
            suffix={escrow.asset}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      </SplitView>
    </SecuredDialog>
  )
}
