import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { CategoryNamesFields, type NamesWanted, useCategoryNames } from '../../../goods/categories/index.ts'
import type { Category } from './category.ts'

export interface TitleDialogProps {
  /** Renames it; without one a new category is created. */
  readonly category?: Category
  readonly onClose: () => void
}

/** The names of a category, new or other ones. */
export function TitleDialog({ category, onClose }: TitleDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const typed = useCategoryNames(category?.names)
  const verb = useStaffVerb(
    (client, names: NamesWanted) =>
      category === undefined
        ? client.categories.create.mutate(names)
        : client.categories.rename.mutate({ id: category.id, ...names }),
    {
      success: category === undefined ? 'SUBMITTED' : 'CHANGED',
      says: category === undefined ? t`Category created` : t`Category renamed`,
      quiet: true,
      changes: [],
      done: async () => {
        onClose()
        await q.categories.invalidate()
      },
    },
  )
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={category === undefined ? <Trans>New category</Trans> : <Trans>Rename “{category.title}”</Trans>}
      consequence={
        category === undefined ? (
          <Trans>Sellers can choose it at once.</Trans>
        ) : (
          <Trans>Its goods carry the new name at once. What was bought keeps its own text.</Trans>
        )
      }
      confirmLabel={category === undefined ? <Trans>Create</Trans> : <Trans>Rename</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      onConfirm={() => {
        if (typed.judge().length === 0) verb.mutate(typed.names)
      }}
    >
      <CategoryNamesFields typed={typed} />
    </VerbDialog>
  )
}
