import { isCurrencyCode } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { askedFacts } from '../shared/asked-facts.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'
import { rateShown, typedRate, type CoinRates, type SetRate } from './coin-rates.ts'

/** Decimals of a rate. */
const RATE_DECIMALS = 8

/** Choices of validity in hours, at most a day. */
const HOURS = ['1', '4', '12', '24'] as const

function useReread() {
  const { q } = useApi()
  return () => Promise.all([q.rates.invalidate(), q.site.currencies.invalidate(), q.otcOffers.fiats.invalidate()])
}

/** The reader's possible actions on a coin's rate. */
export function RateSteps({ of: { currency, market, set, doubt } }: { readonly of: CoinRates }): ReactNode {
  if (set !== null) return <Settle currency={currency} market={market} set={set} />
  return <Propose key={doubt?.usdE8 ?? ''} currency={currency} doubt={doubt} />
}

function Propose({ currency, doubt }: Pick<CoinRates, 'currency' | 'doubt'>): ReactNode {
  const { t } = useLingui()
  const reread = useReread()
  const held = doubt === null ? null : typedRate({ currency, usdE8: doubt.usdE8 })
  const heldShown = doubt === null ? '' : rateShown({ currency, usdE8: doubt.usdE8 })
  const [rate, setRate] = useState(held ?? '')
  const [hours, setHours] = useState<(typeof HOURS)[number]>('1')
  return (
    <ReasonStep
      label={held === null ? <Trans>Set a rate</Trans> : <Trans>Accept the new price</Trans>}
      name={held === null ? t`Set a rate of ${currency}` : t`Accept the new price of ${currency}`}
      takesBack
      title={<Trans>Set the rate of {currency}</Trans>}
      consequence={
        held === null ? (
          <Trans>
            A second member of finance must agree within an hour and reads the reason. From then on everybody buys and
            sells at this rate until its time is over.
          </Trans>
        ) : (
          <Trans>
            The market’s price jumped to {heldShown} and is held back. Compare it elsewhere first. Once a second member
            of finance agreed to a rate near it, the market’s price counts again by itself.
          </Trans>
        )
      }
      says={t`The rate of ${currency} waits for a second member`}
      step={(client, reason) =>
        client.rates.propose.mutate({ currency, rate: rate.trim(), hours: Number(hours), reason })
      }
      reread={reread}
    >
      <NumberField
        label={
          isCurrencyCode(currency) ? (
            <Trans>Dollars for one {currency}</Trans>
          ) : (
            <Trans>{currency} for one dollar</Trans>
          )
        }
        decimals={RATE_DECIMALS}
        value={rate}
        onValue={setRate}
        input={{ maxLength: 20 }}
      />
      <Field kind="group" label={<Trans>For how long</Trans>}>
        <Segmented
          value={hours}
          onValueChange={setHours}
          options={HOURS.map((value) => ({ value, label: t`${value} h` }))}
        />
      </Field>
    </ReasonStep>
  )
}

function Settle({
  currency,
  market,
  set,
}: Pick<CoinRates, 'currency' | 'market'> & { readonly set: SetRate }): ReactNode {
  const { t } = useLingui()
  const reread = useReread()
  const uid = useSession()?.uid
  const { usdE8, hours, confirmedAt, proposedBy } = set
  const shown = rateShown({ currency, usdE8 })
  const done = async (): Promise<void> => {
    await reread()
  }
  const end = useStaffVerb((client) => client.rates.end.mutate({ currency }), {
    says: t`${currency} counts at the market’s rate`,
    changes: [],
    done,
  })
  const waits = confirmedAt === null
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {waits && proposedBy !== uid ? (
        <AgreeStep
          first={proposedBy}
          label={<Trans context="rates">Agree</Trans>}
          name={t`Agree to the rate of ${currency}`}
          title={
            <Trans>
              Let {currency} count at {shown}?
            </Trans>
          }
          consequence={
            <Trans>
              From now on everybody buys and sells at this rate, for {hours} h. Orders keep the rate they were made at.
            </Trans>
          }
          facts={[
            ...(market === null
              ? []
              : [
                  {
                    id: 'market',
                    name: <Trans context="rates">Market</Trans>,
                    value: rateShown({ currency, usdE8: market.usdE8 }),
                  },
                ]),
            ...askedFacts(proposedBy, set.reason),
          ]}
          confirmLabel={
            <Trans>
              {currency} counts at {shown}
            </Trans>
          }
          says={t`${currency} counts at ${shown} now`}
          step={(client) => client.rates.confirm.mutate({ currency, usdE8 })}
          reread={reread}
        />
      ) : null}
      <Button size="s" variant="quiet" loading={end.isPending} onClick={() => end.mutate(undefined)}>
        {waits ? <Trans context="a rate">Withdraw it</Trans> : <Trans context="a rate">End it now</Trans>}
      </Button>
    </span>
  )
}
