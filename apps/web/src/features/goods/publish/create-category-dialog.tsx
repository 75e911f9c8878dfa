import { createCategoryInput } from '@jindu/domain/input'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { checkFields } from '../../../shared/forms/check-fields.ts'

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
  const [title, setTitle] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const create = useVerb((client, wanted: string) => client.categories.create.mutate({ title: wanted }), {
    quiet: true,
    says: t`Category created`,
    changes: [],
    done: async ({ id }, made) => {
      await q.categories.list.invalidate()
      onCreated({ id, title: made })
    },
  })
  const refused = useFailureText(create.error)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // The dialog is drawn elsewhere but belongs to the wizard's form.
    event.stopPropagation()
    const found = checkFields(createCategoryInput, { title }, locale).title
    setWrong(found)
    if (found === undefined) create.mutate(title.trim())
    else failures([found])
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
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label={<Trans>Name</Trans>}
          error={wrong ?? refused}
          hint={
            <Trans>Chinese characters, letters or digits, not digits alone. Everybody can use it afterwards.</Trans>
          }
        >
          <Input
            name="title"
            autoComplete="off"
            maxLength={60}
            value={title}
            onChange={(event) => {
              setTitle(event.target.value)
              setWrong(undefined)
              create.reset()
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
