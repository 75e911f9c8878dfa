import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { rules } from '@jindu/domain/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { CategoryIcon } from '../../card/index.ts'
import { CreateCategoryDialog } from './create-category-dialog.tsx'
import type { Draft } from './draft.ts'
import { UserText } from '../../../shared/format/user-text.tsx'

const PAGE_SIZE = rules.pages.rows.categoryPickerLarge

export interface CategoryStepProps {
  readonly chosen: Draft['category']
  readonly error: string | undefined
  readonly onChoose: (category: NonNullable<Draft['category']>) => void
}

/** Selects the category; a missing one can be created here. */
export function CategoryStep({ chosen, error, onChoose }: CategoryStepProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [page, setPage] = useState(1)
  const [creating, setCreating] = useState(false)
  const {
    data,
    error: failure,
    refetch,
  } = useQuery({
    ...q.categories.list.queryOptions({ page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const total = data?.total ?? 0
  const listed = data?.data.some(({ id }) => id === chosen?.id) ?? false
  const shown = [...(chosen !== null && !listed ? [{ ...chosen, goodsCount: null }] : []), ...(data?.data ?? [])]
  return (
    <>
      <FailureNote error={failure} retry={() => void refetch()} />
      <Field kind="group" label={<Trans>Category</Trans>} error={error}>
        {data === undefined ? <Skeleton className="block h-54 w-full phone:h-138" /> : null}
        {data !== undefined && shown.length === 0 ? (
          <EmptyState headingLevel={2} title={<Trans>There are no categories yet</Trans>}>
            <Trans>Create the first one for what you sell.</Trans>
          </EmptyState>
        ) : null}
        <div role="radiogroup" aria-label={t`Category`} className="grid grid-cols-3 gap-2 phone:grid-cols-1">
          {shown.map((category) => (
            <label
              key={category.id}
              className="relative grid min-h-12 cursor-pointer grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-2 rounded-2 border border-line-2 px-3 py-2 text-13 hover:bg-hover has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:shadow-[var(--focus-ring)]"
            >
              <input
                type="radio"
                name="category"
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                checked={chosen?.id === category.id}
                onChange={() => onChoose({ id: category.id, title: category.title })}
              />
              <CategoryIcon title={category.title} />
              <span className="font-semibold">
                <UserText>{category.title}</UserText>
              </span>
              <span className="num text-12 text-ink-3">{category.goodsCount}</span>
            </label>
          ))}
        </div>
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="line" size="s" onClick={() => setCreating(true)}>
          <Plus className="ic s" aria-hidden="true" />
          <Trans>Create a category</Trans>
        </Button>
        <ListPager className="border-0! p-0!" page={page} limit={PAGE_SIZE} total={total} onPage={setPage} />
      </div>
      {creating ? (
        <CreateCategoryDialog
          onClose={() => setCreating(false)}
          onCreated={(category) => {
            setCreating(false)
            onChoose(category)
          }}
        />
      ) : null}
    </>
  )
}
