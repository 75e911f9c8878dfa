import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { Note } from '@jindu/ui/primitives/note'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { errorMessage } from '@jindu/i18n'
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useLocale } from '../../shared/preferences.ts'
import { useApi } from '../../shared/trpc/use-api.ts'

interface CategoryPickerProps {
  readonly chosen: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
}

const LIMIT = rules.pages.rows.categoryPickerMedium

/** The categories whose strips show the ad. */
export function CategoryPicker({ chosen, onChange }: CategoryPickerProps): ReactNode {
  const { q } = useApi()
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    ...q.categories.list.queryOptions({ page, limit: LIMIT }),
    placeholderData: keepPreviousData,
  })
  return (
    <Field kind="group" label={<Trans>Categories</Trans>}>
      {isError ? (
        <Note
          tone="negative"
          role="alert"
          action={
            <Button size="s" onClick={() => void refetch()}>
              <Trans>Load again</Trans>
            </Button>
          }
        >
          {errorMessage('AD_CATEGORIES_FAILED', locale)}
        </Note>
      ) : data === undefined ? (
        <Skeleton className="block h-24" />
      ) : (
        <div className="grid grid-cols-3 gap-x-4 gap-y-2 phone:grid-cols-2">
          {data.data.map(({ id, title }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            >
              {title}
            </Checkbox>
          ))}
          <ListPager className="col-span-full" page={page} limit={LIMIT} total={data.total} onPage={setPage} />
        </div>
      )}
    </Field>
  )
}
