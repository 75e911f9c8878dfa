import { Button } from '@jindu/ui/primitives/button'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { MenuItem } from '@jindu/ui/primitives/menu'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { MoreMenu } from '../../../shared/menu/more-menu.tsx'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { Category } from './category.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { TitleDialog } from './title-dialog.tsx'

export interface CategoryStepsProps {
  readonly category: Category
  /** Place in the fixed order, from 1; 0 when sorted by number of goods. */
  readonly place: number
  /** Number of categories with a fixed place. */
  readonly last: number
}

function useArrange(id: number) {
  const { q } = useApi()
  return useVerb((client, to: number | null) => client.categories.arrange.mutate({ id, place: to }), {
    changes: [],
    done: () => q.categories.invalidate(),
  })
}

/** Moves a category within the fixed order; renders nothing for one without a fixed place. */
export function CategoryMoves({ category: { id, title }, place, last }: CategoryStepsProps): ReactNode {
  const { t } = useLingui()
  const arrange = useArrange(id)
  if (place === 0) return null
  return (
    <span className="inline-flex gap-1.5">
      <IconButton
        label={t`Move up: ${title}`}
        disabled={arrange.isPending || place === 1}
        onClick={() => arrange.mutate(place - 1)}
      >
        <ArrowUp className="ic" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t`Move down: ${title}`}
        disabled={arrange.isPending || place === last}
        onClick={() => arrange.mutate(place + 1)}
      >
        <ArrowDown className="ic" aria-hidden="true" />
      </IconButton>
    </span>
  )
}

/** Staff actions on a category. A move needs no confirmation, because the opposite move undoes it. */
export function CategorySteps({ category, place, last }: CategoryStepsProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState<'title' | 'merge' | null>(null)
  const { id, title, publicCommentsHidden } = category
  const reread = async (): Promise<void> => {
    await q.categories.invalidate()
  }
  const arrange = useArrange(id)
  const comments = useStaffVerb((client, hidden: boolean) => client.categories.hideComments.mutate({ id, hidden }), {
    says: publicCommentsHidden ? t`Public comments are shown: ${title}` : t`Public comments are hidden: ${title}`,
    changes: [],
    done: reread,
  })
  const steps = [
    {
      label: place === 0 ? t`Pin` : t`Unpin`,
      name: place === 0 ? t`Pin: ${title}` : t`Unpin: ${title}`,
      loading: arrange.isPending,
      press: () => arrange.mutate(place === 0 ? last + 1 : null),
    },
    {
      label: publicCommentsHidden ? t`Show comments` : t`Hide comments`,
      loading: comments.isPending,
      press: () => comments.mutate(!publicCommentsHidden),
    },
    { label: t`Rename`, name: t`Rename: ${title}`, press: () => setOpen('title') },
    { label: t`Merge`, name: t`Merge: ${title}`, press: () => setOpen('merge') },
  ]
  return (
    <>
      <span className="flex justify-end gap-1.5 phone:hidden">
        {steps.map(({ label, name, loading, press }) => (
          <Button
            key={label}
            size="s"
            variant={loading === undefined ? 'line' : 'quiet'}
            loading={loading ?? false}
            aria-label={name}
            onClick={press}
          >
            {label}
          </Button>
        ))}
      </span>
      <span className="hidden gap-1.5 phone:flex">
        <CategoryMoves category={category} place={place} last={last} />
        <MoreMenu of={title}>
          {steps.map(({ label, press }) => (
            <MenuItem key={label} onSelect={press}>
              {label}
            </MenuItem>
          ))}
        </MoreMenu>
      </span>
      {open === 'title' ? <TitleDialog category={category} onClose={() => setOpen(null)} /> : null}
      {open === 'merge' ? <MergeDialog category={category} onClose={() => setOpen(null)} /> : null}
    </>
  )
}
