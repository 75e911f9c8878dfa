import { groupThousands } from '@jindu/domain/money'
import { usdText } from '@jindu/ui/patterns/money-text'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useAsRendered } from '../../shared/trpc/as-rendered.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { dollarsOf, narrowingOf, WHOLE_ADDRESS, type SearchAddress } from './search-query.ts'
import { CategoryDialog } from '../card/index.ts'
import { TraitChoice } from './trait-choice.tsx'
import { useSideForm } from './use-side-form.ts'
import { UserText } from '../../shared/format/user-text.tsx'

/** Prices of all goods are counted up to here. */
const COUNTED_TO = 1_000

const ROW =
  '-mx-2 flex min-h-8 items-center gap-2 rounded-2 px-2 py-1 text-left text-13 leading-tight hover:bg-hover phone:min-h-11'

const written = (count: number, isLeast: boolean): string => `${groupThousands(String(count))}${isLeast ? '+' : ''}`

export interface SearchSideProps {
  readonly address: SearchAddress
  readonly onChange: (next: SearchAddress) => void
  readonly onDone?: () => void
}

/** Filters of the list: stock, delivery, rating, categories and prices with counts, seller, id. */
export function SearchSide({ address, onChange, onDone }: SearchSideProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const counted = q.goods.facets.queryOptions(narrowingOf(address))
  const { data: facets } = useAsRendered(counted.queryKey, useQuery({ ...counted, placeholderData: keepPreviousData }))
  const { wrong, send, formKey } = useSideForm(address, (next) => {
    onChange(next)
    onDone?.()
  })
  const { categoryId: _categoryId, ...others } = narrowingOf(address)
  // Facets of all goods or a category count everything; those of a search with many results count only the best.
  const isAll = Object.values(others).every((value) => value === undefined)
  const isPart = facets?.capped === true
  const { min: _min, max: _max, page: _page, ...anyPrice } = address
  const bands = facets?.prices
    .map((price) => {
      const band = {
        min: dollarsOf(price.fromCents),
        ...(price.toCents === null ? {} : { max: dollarsOf(price.toCents) }),
      }
      return { ...price, band, isChosen: address.min === band.min && address.max === band.max }
    })
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return (
    <div className="grid content-start gap-6">
      <TraitChoice address={address} row={ROW} />
      <Categories
        address={address}
        facets={facets?.categories}
        counted={(count) => written(count, isPart && !isAll)}
        onChange={onChange}
      />
      {bands?.length === 0 ? null : (
        <section aria-label={t`Price`} className="grid gap-1">
          <h2 className="mb-1 text-14 font-semibold">
            <Trans>Price</Trans>
          </h2>
          {bands?.map(({ fromCents, toCents, count, band, isChosen }) => (
            <Link
              key={fromCents}
              to="/search"
              activeOptions={WHOLE_ADDRESS}
              search={isChosen ? anyPrice : { ...anyPrice, ...band }}
              aria-current={isChosen ? 'true' : undefined}
              className={ROW}
              onClick={onDone}
            >
              <span className="num flex-1 aria-current:font-semibold">
                {toCents === null ? (
                  <Trans>{usdText(BigInt(fromCents))} and more</Trans>
                ) : (
                  `${usdText(BigInt(fromCents))} – ${usdText(BigInt(toCents))}`
                )}
              </span>
              <Counted chosen={isChosen} count={written(count, isPart && (!isAll || count >= COUNTED_TO))} />
            </Link>
          ))}
          {facets === undefined ? <Skeleton className="block h-32 w-full" /> : null}
        </section>
      )}
      <form key={formKey} noValidate onSubmit={send} className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <Field label={<Trans>From, USD</Trans>} error={wrong.min}>
          <Input name="min" inputMode="decimal" maxLength={10} defaultValue={address.min ?? ''} />
        </Field>
        <Field label={<Trans>To, USD</Trans>} error={wrong.max}>
          <Input name="max" inputMode="decimal" maxLength={10} defaultValue={address.max ?? ''} />
        </Field>
        <Field label={<Trans>Seller ID</Trans>} error={wrong.uid}>
          <Input name="uid" inputMode="numeric" maxLength={20} defaultValue={address.uid ?? ''} />
        </Field>
        <Field label={<Trans>Goods ID</Trans>} error={wrong.goods_id}>
          <Input name="goods_id" inputMode="numeric" maxLength={20} defaultValue={address.goods_id ?? ''} />
        </Field>
        <Button variant="line" type="submit" className="col-span-2">
          <Trans>Apply filters</Trans>
        </Button>
      </form>
    </div>
  )
}

function Counted({ chosen, count }: { readonly chosen: boolean; readonly count: string }): ReactNode {
  return chosen ? (
    <Check className="ic s" aria-hidden="true" />
  ) : (
    <span className="num text-12 text-ink-3">{count}</span>
  )
}

interface CategoriesProps {
  readonly address: SearchAddress
  readonly facets: readonly { id: number; title: string; count: number }[] | undefined
  readonly counted: (count: number) => string
  readonly onChange: (next: SearchAddress) => void
}

function Categories({ address, facets, counted, onChange }: CategoriesProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const heading = useId()
  const [picking, setPicking] = useState(false)
  const { id, page: _page, name: _name, ...rest } = address
  const category = q.categories.get.queryOptions({ id: id ?? 0 })
  const { data: chosen } = useAsRendered(category.queryKey, useQuery({ ...category, enabled: id !== undefined }))
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <h2 id={heading} className="mb-1 text-14 font-semibold">
        <Trans>Category</Trans>
      </h2>
      {id === undefined ? null : (
        <Link to="/search" activeOptions={WHOLE_ADDRESS} search={rest} className={`${ROW} bg-sunken`}>
          <span className="min-w-0 flex-1 truncate font-semibold">
            <UserText>{chosen?.title ?? address.name ?? id}</UserText>
          </span>
          <span className="sr-only">{t`All categories again`}</span>
          <X className="ic s text-ink-3" aria-hidden="true" />
        </Link>
      )}
      {facets === undefined ? <Skeleton className="block h-40 w-full" /> : null}
      {facets
        ?.filter((facet) => facet.id !== id && facet.id !== chosen?.id)
        .map((facet) => (
          <Link
            key={facet.id}
            to="/search"
            activeOptions={WHOLE_ADDRESS}
            search={{ ...rest, id: facet.id }}
            className={ROW}
          >
            <span className="min-w-0 flex-1 truncate">
              <UserText>{facet.title}</UserText>
            </span>
            <Counted chosen={false} count={counted(facet.count)} />
          </Link>
        ))}
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${ROW} text-ink-2 underline underline-offset-[3px]`}
        onClick={() => setPicking(true)}
      >
        <Trans>Pick from all categories</Trans>
      </button>
      {picking ? (
        <CategoryDialog
          onClose={() => setPicking(false)}
          onChoose={(category) => {
            setPicking(false)
            onChange({ ...rest, id: category.id })
          }}
        />
      ) : null}
    </section>
  )
}
