import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { NumberField } from '../../shared/forms/number-field.tsx'
import { VerbDialog } from '../../shared/forms/verb-dialog.tsx'
import type { ApiInputs } from '../../shared/trpc/types.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { AlertFilter } from './alert-words.tsx'
import { PRICE_DECIMALS, typedPrice } from './price-typed.ts'

type Asked = Extract<ApiInputs['otcAlerts']['create'], { about: 'offers' }>

/** The market's filters; `side` is that of the owners. */
type SearchedOffers = Omit<Asked, 'about' | 'price'>

interface OfferAlertDialogProps {
  readonly asked: SearchedOffers
  readonly onClose: () => void
}

/** Makes an alert of the offers that the market's filters leave, with the worst price. */
export function OfferAlertDialog({ asked, onClose }: OfferAlertDialogProps): ReactNode {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const price = typedPrice(typed)
  const { currency, side, amount = null, method = null, fiat = null, trust = null, ownerUid = null } = asked
  const verb = useVerb(
    (client) => client.otcAlerts.create.mutate({ about: 'offers', ...asked, ...(price === null ? {} : { price }) }),
    { quiet: true, done: onClose, says: t`You are told of the next offer that fits` },
  )
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={
        side === 'sell' ? (
          <Trans>Tell me of offers to sell {currency}</Trans>
        ) : (
          <Trans>Tell me of offers to buy {currency}</Trans>
        )
      }
      consequence={
        <>
          <Trans>
            As soon as an offer that you can take fits, a message says so, by mail and push too where you chose them.
          </Trans>
          <span className="mt-1 block">
            <AlertFilter of={{ amount, method, fiat, trust, ownerUid }} />
          </span>
        </>
      }
      confirmLabel={<Trans>Tell me</Trans>}
      ready={typed.trim() === '' || price !== null}
      onConfirm={() => verb.mutate(undefined)}
    >
      <NumberField
        label={side === 'sell' ? t`Highest price` : t`Lowest price`}
        hint={t`Leave it empty for any price.`}
        decimals={PRICE_DECIMALS}
        value={typed}
        onValue={setTyped}
        input={{ name: 'price', maxLength: 20, suffix: t`USD for one ${currency}` }}
      />
    </VerbDialog>
  )
}
