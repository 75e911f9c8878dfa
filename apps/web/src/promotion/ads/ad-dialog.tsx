import { groupThousands } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { PlanChoice } from '@jindu/ui/primitives/plan-choice'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { notifySuccess } from '../../shared/notify/notify-success.ts'
import { usePriceSeen } from '../../shared/price/use-price-seen.ts'
import { useLocale } from '../../shared/preferences.ts'
import { useOpenCurrencies } from '../../shared/session/use-open-currencies.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { CountField, PayFooter, PaymentFields, usePayment } from '../../accounts/paid-terms/index.ts'
import { afterPurchase } from './after-purchase.tsx'
import { CategoryPicker } from './category-picker.tsx'
import type { AdPlace, OwnAd } from './own-ad.ts'
import { PriceRuler } from './price-ruler.tsx'

interface AdDialogProps {
  readonly ad: Pick<OwnAd, 'id' | 'title' | 'begun' | 'home' | 'category'>
  readonly place: AdPlace
  readonly onClose: () => void
}

const OTHER = 'other'
const REREAD_MILLISECONDS = 30_000
const WHOLE = 10_000

const CHOICES = { home: rules.ads.home.weekChoices, category: rules.ads.category.packageChoices } as const
const MOST = { home: rules.ads.home.maximumWeeks, category: rules.ads.category.maximumPackages } as const

/**
 * Buys or renews weeks on the home page or click packages in categories; both discounts are included (wallet-and-otc.md
 * §9).
 */
export function AdDialog({ ad, place, onClose }: AdDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const [count, setCount] = useState<number>(CHOICES[place][0])
  const [other, setOther] = useState(false)
  const [categoryIds, setCategoryIds] = useState<readonly number[]>(ad.category?.categories.map(({ id }) => id) ?? [])
  const quote = useQuery({
    ...q.ads.quote.queryOptions({ place, count }),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MILLISECONDS,
  })
  const price = quote.data
  const accepted = useOpenCurrencies('ads')
  const payment = usePayment({
    coins: price?.coins,
    unquoted: price?.unquoted,
    ...(place === 'category' ? { preset: rules.ads.defaultCurrency } : {}),
    // Placeholder data is the price of the previous count, not of this one.
    price: usePriceSeen(`ad ${place} ${count}`, quote.isPlaceholderData ? undefined : price?.price),
    reread: () => void quote.refetch(),
    accepted,
    call: (client, paying) => {
      const seen = { adId: ad.id, ...paying, ...(price === undefined ? {} : { price: price.price }) }
      return place === 'home'
        ? client.ads.payHome.mutate({ ...seen, weeks: count })
        : client.ads.payCategory.mutate({ ...seen, packages: count, categoryIds: [...categoryIds] })
    },
    done: () => {
      notifySuccess('BOUGHT', locale, ad.title)
      onClose()
    },
  })
  const choose = (next: number): void => {
    setCount(next)
    payment.reset()
  }
  const chosen = place === 'home' || categoryIds.length > 0
  const clicks = groupThousands(String(price?.units ?? 0))
  const buys = place === 'home' ? <Plural value={count} one="# week" other="# weeks" /> : <Trans>{clicks} clicks</Trans>
  const factor = (price?.factorBasisPoints ?? WHOLE) / 100
  const costOf = (of: number): ReactNode => {
    const choice = price?.choices.find((each) => each.count === of)
    return choice === undefined ? null : <Usd of={choice.price} />
  }
  const after = afterPurchase(ad, place, price)
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!payment.verb.isPending}
      title={place === 'home' ? <Trans>Home page ad</Trans> : <Trans>Category ad</Trans>}
      description={
        place === 'home' ? (
          <Trans>{ad.title}. What is left goes on; weeks are added to its end.</Trans>
        ) : (
          <Trans>{ad.title}. What is left stays; the categories chosen here take the place of those before.</Trans>
        )
      }
      footer={
        price === undefined ? undefined : (
          <PayFooter
            payment={payment}
            onClose={onClose}
            buys={buys}
            {...(chosen ? {} : { missing: <Trans>Choose categories</Trans> })}
          />
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
          {place === 'category' ? (
            <CategoryPicker
              chosen={categoryIds}
              onChange={(next) => {
                setCategoryIds(next)
                payment.reset()
              }}
            />
          ) : null}
          <PriceRuler place={place} count={count} clicks={price.units / price.count} factors={price.factors} />
          <PlanChoice
            label={place === 'home' ? t`Weeks` : t`Packages of clicks`}
            value={other ? OTHER : String(count)}
            onValueChange={(value) => {
              setOther(value === OTHER)
              if (value !== OTHER) choose(Number(value))
            }}
            plans={[
              ...CHOICES[place].map((each) => ({
                value: String(each),
                label:
                  place === 'home' ? (
                    <Plural value={each} one="# week" other="# weeks" />
                  ) : (
                    <Plural value={each} one="# package" other="# packages" />
                  ),
                detail: costOf(each),
              })),
              {
                value: OTHER,
                label: <Trans>Other</Trans>,
                detail: other ? (
                  <Usd of={price.price} />
                ) : place === 'home' ? (
                  <Trans>any number</Trans>
                ) : (
                  <Trans>1 to {MOST[place]}</Trans>
                ),
              },
            ]}
          />
          {other ? (
            <CountField
              label={place === 'home' ? <Trans>Weeks</Trans> : <Trans>Packages</Trans>}
              value={count}
              onChange={choose}
              maximum={MOST[place]}
              refusal={place === 'home' ? 'AD_WEEKS_INVALID' : 'AD_PACKAGES_INVALID'}
            />
          ) : null}
          <PaymentFields
            payment={payment}
            price={price.price}
            rows={[
              { id: 'full', name: <Trans>Full price, {buys}</Trans>, value: <Usd of={price.fullPrice} /> },
              ...(price.factorBasisPoints === WHOLE
                ? []
                : [
                    {
                      id: 'factor',
                      name: <Trans>{factor}% of it at this number</Trans>,
                      value: <Usd of={price.price} />,
                    },
                  ]),
              { id: 'after', ...after },
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}
