import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../shared/trpc/use-api.ts'
import { CategoryDialog } from './lazy-category-dialog.ts'

export interface CategoryChoiceProps {
  readonly category: number | undefined
  readonly onChange: (category: number | undefined) => void
}

/** One category or all of them. */
export function CategoryChoice({ category, onChange }: CategoryChoiceProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    ...q.categories.get.queryOptions({ id: category ?? 0 }),
    enabled: category !== undefined,
  })
  return (
    <div className="flex items-center gap-2">
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {category === undefined ? <Trans>All categories</Trans> : (data?.title ?? category)}
        <ChevronDown className="ic" aria-hidden="true" />
      </Button>
      {category === undefined ? null : (
        <Button variant="quiet" aria-label={t`All categories again`} onClick={() => onChange(undefined)}>
          <X className="ic" aria-hidden="true" />
        </Button>
      )}
      {open ? (
        <CategoryDialog
          onClose={() => setOpen(false)}
          onChoose={({ id }) => {
            setOpen(false)
            onChange(id)
          }}
        />
      ) : null}
    </div>
  )
}
