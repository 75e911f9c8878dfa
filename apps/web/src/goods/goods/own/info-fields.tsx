import { countCharacters } from '@jindu/domain/text'
import { money, moneyToWire, parseAmount, subtract, takeBasisPoints, usdToCoin, type Money } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { useSite } from '../../../shared/session/session.ts'
import { useOpenCurrencies } from '../../../shared/session/use-open-currencies.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { type RichDocument, RichField } from '../../../shared/rich-text/index.ts'
import type { InfoErrors, InfoValues } from './info-values.ts'
import { PicturesField } from './pictures-field.tsx'

/** Keep more decimals than a price has: the price rule then refuses them with its own message. */
const AS_TYPED = 18

export interface InfoFieldsProps {
  readonly values: InfoValues
  /** Initial content of the editor: the document, or HTML of an old client. */
  readonly initialContents: RichDocument | string
  readonly errors: InfoErrors
  readonly onChange: (change: Partial<InfoValues>) => void
}

/** Title, price, description and pictures: the public part of goods. */
export function InfoFields({ values, initialContents, errors, onChange }: InfoFieldsProps): ReactNode {
  const { t } = useLingui()
  const { title, description } = rules.goods
  const typed = countCharacters(values.title.trim())
  return (
    <>
      <Field
        label={<Trans>Title</Trans>}
        aside={`${typed} / ${title.maximumCharacters}`}
        error={errors.title}
        hint={
          <Trans>
            {title.minimumCharacters} to {title.maximumCharacters} characters: letters, digits, Chinese characters,
            underscore, single spaces
          </Trans>
        }
      >
        <Input
          name="title"
          autoComplete="off"
          maxLength={200}
          value={values.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-[220px_minmax(0,1fr)] gap-6 phone:grid-cols-1 phone:gap-4">
        <NumberField
          label={<Trans>Price</Trans>}
          error={errors.price}
          decimals={AS_TYPED}
          value={values.price}
          onValue={(price) => onChange({ price })}
          input={{ name: 'price', maxLength: 40, align: 'end', prefix: '$', suffix: 'USD' }}
        />
        <div className="fld">
          <span className="lab">
            <Trans>Buyers pay about</Trans>
          </span>
          <BuyersPay price={priceOf(values.price)} />
          <YouGet price={priceOf(values.price)} />
        </div>
      </div>
      <RichField
        label={t`Description`}
        aside={t`at least ${description.minimumVisibleCharacters} characters`}
        error={errors.contents}
        initial={initialContents}
        uploadKind="goods"
        limit={description.maximumVisibleCharacters}
        onChange={(contents) => onChange({ contents })}
      />
      <PicturesField fileIds={values.pictures} onChange={(pictures) => onChange({ pictures })} />
    </>
  )
}

/** The parsed price; null if it is invalid. */
export function priceOf(text: string): Money<'USD'> | null {
  try {
    const price = parseAmount(text.trim(), 'USD')
    return price.units > 0n ? price : null
  } catch {
    return null
  }
}

/** Price, fee and net proceeds in bold; renders nothing if the site charges no fee. */
function YouGet({ price }: { price: Money<'USD'> | null }): ReactNode {
  const { goodsFeeBasisPoints } = useSite()
  if (price === null || goodsFeeBasisPoints === 0) return null
  const fee = takeBasisPoints(price, goodsFeeBasisPoints, 'down')
  const percent = goodsFeeBasisPoints / 100
  return (
    <p className="text-13 text-ink-2">
      <Trans>
        You get about <UsdText cents={subtract(price, fee).units} strong />: <UsdText cents={price.units} /> less the
        site’s fee of {percent}%, <UsdText cents={fee.units} />
      </Trans>
    </p>
  )
}

function BuyersPay({ price }: { price: Money<'USD'> | null }): ReactNode {
  const { q } = useApi()
  const { data } = useQuery(q.site.currencies.queryOptions())
  const accepted = useOpenCurrencies('goods')
  if (price === null || data === undefined) {
    return (
      <p className="flex min-h-10 items-center text-13 text-ink-3">
        <Trans>shown once the price is valid</Trans>
      </p>
    )
  }
  return (
    <p className="num flex min-h-10 flex-wrap items-center gap-x-4 text-13 text-ink-2">
      {accepted.map((currency) => {
        const rate = data.data.find((entry) => entry.code === currency)
        if (rate === undefined) return null
        const coin = usdToCoin(money('USD', price.units), { currency, usdE8: BigInt(rate.usdE8) }, 'up')
        return (
          <span key={currency}>
            <Amount of={moneyToWire(coin)} />
          </span>
        )
      })}
    </p>
  )
}
