import type { Right } from '@jindu/domain/accounts/rights'
import { rules } from '@jindu/domain/rules'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { PlanChoice } from '@jindu/ui/primitives/plan-choice'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { formatDay, formatDateTime } from '../../shared/format/date.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { notifySuccess } from '../../shared/notify/notify-success.ts'
import { usePriceSeen } from '../../shared/price/use-price-seen.ts'
import { useLocale } from '../../shared/preferences.ts'
import { rereadSession } from '../../shared/session/change-session.ts'
import { useOpenCurrencies } from '../../shared/session/use-open-currencies.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { CountField, PayFooter, PaymentFields, usePayment } from '../paid-terms/index.ts'
import { TermRuler } from './term-ruler.tsx'

interface RightDialogProps {
  readonly right: Right
  readonly onClose: () => void
}

const OTHER = 'other'
/** A quote may be paid for a minute after its rate gave way: it is read again before. */
const REREAD_MILLISECONDS = 30_000

const { planMonths, defaultMonths, maximumMonths } = rules.rights

/** Buys or renews a right: the term on a ruler, the plan, the coin, the pay password (wallet-and-otc.md §5 "Rights purchase"). */
export function RightDialog({ right, onClose }: RightDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const router = useRouter()
  const locale = useLocale()
  const dates = useDateOptions(60)
  const [months, setMonths] = useState<number>(defaultMonths)
  const [other, setOther] = useState(false)
  const quote = useQuery({
    ...q.rights.quote.queryOptions({ right, months }),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MILLISECONDS,
  })
  const price = quote.data
  const accepted = useOpenCurrencies('rights')
  const payment = usePayment({
    coins: price?.coins,
    unquoted: price?.unquoted,
    // The monthly price is the same for any number of months.
    price: usePriceSeen(`right ${right}`, price?.monthPrice),
    reread: () => void quote.refetch(),
    accepted,
    call: (client, paying) =>
      client.rights.buy.mutate({
        right,
        months,
        ...paying,
        ...(price === undefined ? {} : { monthPrice: price.monthPrice }),
      }),
    done: async ({ until }) => {
      const end = formatDateTime(until, dates)
      notifySuccess(
        'RIGHT_BOUGHT',
        locale,
        right === 'publish' ? t`Publish right until ${end}` : t`Reply right until ${end}`,
      )
      onClose()
      await rereadSession(router)
    },
  })
  const choose = (count: number): void => {
    setMonths(count)
    payment.reset()
  }
  const held = price !== undefined && price.heldUntil !== null && price.heldUntil > price.now ? price.heldUntil : null
  const monthCents = BigInt(price?.monthPrice.units ?? 0)
  const cost = (count: number) => <UsdText cents={monthCents * BigInt(count)} />
  const end = formatDay(price?.until ?? dates.now, dates)
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!payment.verb.isPending}
      title={<Title right={right} renews={held !== null} />}
      description={<Begins right={right} held={held === null ? null : formatDateTime(held, dates)} />}
      footer={
        price === undefined ? undefined : (
          <PayFooter payment={payment} onClose={onClose} buys={<Trans>right until {end}</Trans>} />
        )
      }
    >
      {quote.isError && price === undefined ? (
        <FailureNote
          error={quote.error}
          money={<Trans>No money was moved by this.</Trans>}
          retry={() => void quote.refetch()}
        />
      ) : price === undefined ? (
        <Skeleton className="block h-80" />
      ) : (
        <div className="flex flex-col gap-4">
          <TermRuler now={price.now} held={held} until={price.until} days={months * 30} />
          <PlanChoice
            label={t`Months of 30 days`}
            value={other ? OTHER : String(months)}
            onValueChange={(value) => {
              setOther(value === OTHER)
              if (value !== OTHER) choose(Number(value))
            }}
            plans={[
              ...planMonths.map((count) => ({
                value: String(count),
                label: <Plural value={count} one="# month" other="# months" />,
                detail: cost(count),
              })),
              {
                value: OTHER,
                label: <Trans>Other</Trans>,
                detail: other ? cost(months) : <Trans>1 to {maximumMonths}</Trans>,
              },
            ]}
          />
          {other ? (
            <CountField
              label={<Trans>Months</Trans>}
              hint={<Trans>of 30 days, {cost(1)} each</Trans>}
              value={months}
              onChange={choose}
              maximum={maximumMonths}
              refusal="RIGHT_MONTHS_INVALID"
            />
          ) : null}
          <PaymentFields
            payment={payment}
            price={price.totalUsd}
            rows={[
              {
                id: 'months',
                name: (
                  <Trans>
                    <Plural value={months} one="# month" other="# months" /> at {cost(1)}
                  </Trans>
                ),
                value: <Usd of={price.totalUsd} />,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}

function Title({ right, renews }: { readonly right: Right; readonly renews: boolean }): ReactNode {
  if (right === 'publish') return renews ? <Trans>Renew the publish right</Trans> : <Trans>Buy the publish right</Trans>
  return renews ? <Trans>Renew the reply right</Trans> : <Trans>Buy the reply right</Trans>
}

function Begins({ right, held }: { readonly right: Right; readonly held: string | null }): ReactNode {
  if (held !== null) return <Trans>It holds until {held}. What you buy goes on from there.</Trans>
  return right === 'publish' ? (
    <Trans>It lets you publish goods, ads and feedback. It begins when you pay.</Trans>
  ) : (
    <Trans>It lets you comment and consult sellers. It begins when you pay.</Trans>
  )
}
