import { titleRefusal } from '@jindu/domain/goods'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { Category } from './category.ts'

export interface TitleDialogProps {
  /** Renames it; without one a new category is created. */
  readonly category?: Category
  readonly onClose: () => void
}

/** The title of a category, new or another one. */
export function TitleDialog({ category, onClose }: TitleDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const [title, setTitle] = useState(category?.title ?? '')
  const [tried, setTried] = useState(false)
  const verb = useVerb(
    (client, asked: string) =>
      category === undefined
        ? client.categories.create.mutate({ title: asked })
        : client.categories.rename.mutate({ id: category.id, title: asked }),
    {
      says: category === undefined ? t`Category created` : t`Category renamed`,
      quiet: true,
      changes: [],
      done: async () => {
        onClose()
        await q.categories.invalidate()
      },
    },
  )
  const typed = title.trim()
  const refusal = titleRefusal('category', typed)
  const { maximumTitleCharacters } = rules.goods.category
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={category === undefined ? <Trans>New category</Trans> : <Trans>Rename “{category.title}”</Trans>}
      consequence={
        category === undefined ? (
          <Trans>Sellers can choose it at once.</Trans>
        ) : (
          <Trans>Its goods carry the new title at once. What was bought keeps its own text.</Trans>
        )
      }
      confirmLabel={category === undefined ? <Trans>Create</Trans> : <Trans>Rename</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      onConfirm={() => {
        setTried(true)
        if (refusal === null) verb.mutate(typed)
      }}
    >
      <Field
        label={<Trans>Title</Trans>}
        aside={t`at most ${maximumTitleCharacters} characters`}
        error={tried && refusal !== null ? errorMessage(refusal.code, locale, refusal.details) : undefined}
      >
        <Input value={title} maxLength={100} onChange={(event) => setTitle(event.target.value)} />
      </Field>
    </VerbDialog>
  )
}
