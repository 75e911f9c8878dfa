import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronDown, Search, X } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode, type SubmitEvent } from 'react'
import { codeText } from '../../../shared/errors/failure-text.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { SearchAddress } from './search-query.ts'

const CategoryDialog = lazy(() => import('../card/category-dialog.tsx'))

const KEYWORD_LIMIT = 60
const DIGITS = /^\d{0,12}$/

type Wrong = Partial<Record<'uid' | 'goods_id', string>>

/** Keyword, category, seller and goods id. What is typed becomes the address when it is sent. */
export function SearchFilters({ address }: { readonly address: SearchAddress }): ReactNode {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const failures = useFormFailures()
  const [picking, setPicking] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})

  const send = async (form: HTMLFormElement): Promise<void> => {
    const typed = new FormData(form)
    const text = (name: string): string => {
      const value = typed.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const refused = (['uid', 'goods_id'] as const).filter((name) => !DIGITS.test(text(name)))
    if (refused.length > 0) {
      const words = await codeText('SEARCH_DIGITS_ONLY', {}, i18n)
      setWrong(Object.fromEntries(refused.map((name) => [name, words])))
      failures([words])
      return
    }
    setWrong({})
    const number = (name: string): number => Number(text(name))
    await navigate({
      to: '/search',
      search: ({ page: _page, search: _search, uid: _uid, goods_id: _goodsId, ...now }) => ({
        ...now,
        ...(text('search') === '' ? {} : { search: text('search') }),
        ...(number('uid') > 0 ? { uid: number('uid') } : {}),
        ...(number('goods_id') > 0 ? { goods_id: number('goods_id') } : {}),
      }),
    })
  }

  return (
    <search>
      <form
        // Another address fills the fields anew.
        key={JSON.stringify([address.search, address.uid, address.goods_id])}
        action="/search"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
        className="grid grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3 phone:grid-cols-2"
      >
        <Field label={<Trans>Keyword</Trans>} className="phone:col-span-2">
          <Input
            type="search"
            name="search"
            maxLength={KEYWORD_LIMIT}
            defaultValue={address.search ?? ''}
            placeholder={t`Part of a title`}
            prefix={<Search className="ic" aria-hidden="true" />}
          />
        </Field>
        <Field kind="group" label={<Trans>Category</Trans>} className="phone:col-span-2">
          <CategoryChoice address={address} onOpen={() => setPicking(true)} />
        </Field>
        <Field label={<Trans>Seller ID</Trans>} error={wrong.uid}>
          <Input name="uid" inputMode="numeric" maxLength={12} defaultValue={address.uid ?? ''} />
        </Field>
        <Field label={<Trans>Goods ID</Trans>} error={wrong.goods_id}>
          <Input name="goods_id" inputMode="numeric" maxLength={12} defaultValue={address.goods_id ?? ''} />
        </Field>
        <Button variant="ink" type="submit" className="mt-[26px] min-h-10 phone:col-span-2 phone:mt-0">
          <Trans>Search</Trans>
        </Button>
      </form>
      {picking ? (
        <Suspense>
          <CategoryDialog
            onClose={() => setPicking(false)}
            onChoose={(category) => {
              setPicking(false)
              void navigate({ to: '/search', search: ({ page: _page, ...now }) => ({ ...now, id: category.id }) })
            }}
          />
        </Suspense>
      ) : null}
    </search>
  )
}

function CategoryChoice({ address, onOpen }: { address: SearchAddress; onOpen: () => void }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id } = address
  const { data } = useQuery({ ...q.categories.get.queryOptions({ id: id ?? 0 }), enabled: id !== undefined })
  return (
    <span className="inp gap-0! p-0!">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-[38px] min-w-0 flex-1 items-center justify-between gap-2 rounded-2 px-3 text-left"
        onClick={onOpen}
      >
        <span className="truncate">{id === undefined ? <Trans>All categories</Trans> : (data?.title ?? id)}</span>
        {id === undefined ? <ChevronDown className="ic text-ink-3" aria-hidden="true" /> : null}
      </button>
      {id === undefined ? null : (
        <Link
          to="/search"
          search={({ id: _id, page: _page, ...now }) => now}
          aria-label={t`All categories again`}
          className="grid size-9 flex-none place-items-center rounded-2 text-ink-3 hover:text-ink"
        >
          <X className="ic" aria-hidden="true" />
        </Link>
      )}
    </span>
  )
}
