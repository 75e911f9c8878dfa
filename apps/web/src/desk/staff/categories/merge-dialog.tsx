import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { Category } from './category.ts'

export interface MergeDialogProps {
  readonly category: Category
  readonly onClose: () => void
}

/** The maximum rows of a response; likely targets come first. */
const TARGETS = 60

/** Moves all goods of a category into another one. */
export function MergeDialog({ category, onClose }: MergeDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [into, setInto] = useState<number>()
  const { data, error, refetch } = useQuery(q.categories.list.queryOptions({ page: 1, limit: TARGETS }))
  const targets = (data?.data ?? []).filter(({ id }) => id !== category.id)
  const target = targets.find(({ id }) => id === into)
  const verb = useStaffVerb(
    (client, to: number) => client.goods.mergeCategories.mutate({ from: category.id, into: to }),
    {
      says: t`Categories merged`,
      quiet: true,
      changes: [],
      done: async () => {
        onClose()
        await Promise.all([q.categories.invalidate(), q.goods.invalidate()])
      },
    },
  )
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={<Trans>Merge “{category.title}” into another category</Trans>}
      consequence={
        <Trans>
          <Plural value={category.goodsCount} one="# item for sale moves" other="# items for sale move" />, and those
          that are offline or delisted. Old links lead to the other category. It cannot be taken back. No money moves.
        </Trans>
      }
      confirmLabel={target === undefined ? <Trans>Merge</Trans> : <Trans>Merge into {target.title}</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      variant="danger"
      ready={target !== undefined}
      onConfirm={() => {
        if (target !== undefined) verb.mutate(target.id)
      }}
    >
      <FailureNote error={data === undefined ? error : null} retry={() => void refetch()} />
      <Field label={<Trans>Into</Trans>}>
        <Select
          disabled={data === undefined}
          value={into ?? ''}
          onChange={(event) => setInto(Number(event.target.value))}
        >
          <option value="" disabled>
            {t`Choose a category`}
          </option>
          {targets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title} ({id})
            </option>
          ))}
        </Select>
      </Field>
    </VerbDialog>
  )
}
