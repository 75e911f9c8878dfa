import { categoryNames } from '@jindu/domain/goods/goods'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { CategoryNamesFields, type NamesWanted, useCategoryNames } from '../../categories/index.ts'

export interface CreateCategoryDialogProps {
  readonly onClose: () => void
  readonly onCreated: (category: { readonly id: number; readonly title: string }) => void
}

export function CreateCategoryDialog({ onClose, onCreated }: CreateCategoryDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const failures = useFormFailures()
  const form = useId()
  const typed = useCategoryNames()
  const create = useVerb((client, wanted: NamesWanted) => client.categories.create.mutate(wanted), {
    quiet: true,
    success: 'SUBMITTED',
    says: t`Category created`,
    changes: [],
    done: async ({ id }, { title, translation }) => {
      await q.categories.list.invalidate()
      const { zh, en } = categoryNames(title, translation)
      onCreated({ id, title: locale === 'zh-CN' ? zh : en })
    },
  })
  const refused = useFailureText(create.error)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // The dialog is a portal, but its events bubble to the wizard's form.
    event.stopPropagation()
    const found = typed.judge()
    if (found.length === 0) create.mutate(typed.names)
    else failures(found)
  }
  return (
    <Dialog
      open
      dismissible={!create.isPending}
      title={<Trans>Create a category</Trans>}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="ink" type="submit" form={form} loading={create.isPending}>
            <Trans>Create</Trans>
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>
          <Trans>Everybody can put goods into it afterwards.</Trans>
        </p>
        <CategoryNamesFields typed={typed} refused={refused} onType={create.reset} />
      </form>
    </Dialog>
  )
}
