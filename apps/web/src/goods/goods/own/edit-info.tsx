import { publishInfoStep } from '@jindu/domain/input'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { EMPTY_DOCUMENT } from '../../../shared/rich-text/index.ts'
import { checkFields } from '../../../shared/forms/check-fields.ts'
import { EditForm } from './edit-form.tsx'
import { InfoFields } from './info-fields.tsx'
import { documentOf, infoInput, infoValuesOf, type InfoErrors } from './info-values.ts'

export function EditInfo({ goods }: { readonly goods: ApiOutputs['goods']['ownInfo'] }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const failures = useFormFailures()
  const navigate = useNavigate()
  const document = documentOf(goods)
  const [touched, setTouched] = useState(false)
  const [errors, setErrors] = useState<InfoErrors>({})
  const [values, setValues] = useState(() => infoValuesOf(goods))
  // Unedited HTML of an old client is sent back unchanged.
  const unedited = document === null && values.contents === EMPTY_DOCUMENT
  const input = { ...infoInput(values), ...(unedited ? { contents: goods.contents } : {}) }
  const save = useVerb((client) => client.goods.editInfo.mutate({ id: goods.id, ...input }), {
    quiet: true,
    success: 'CHANGED',
    says: t`Buyers see the new version from now on`,
    done: () => navigate({ to: '/goodsDetails', search: { id: goods.id } }),
  })
  const submit = (): void => {
    const found = checkFields(publishInfoStep, input, locale)
    setErrors(found)
    const messages = Object.values(found)
    if (messages.length > 0) failures(messages)
    else save.mutate(undefined)
  }
  return (
    <EditForm label={t`Information`} touched={touched} pending={save.isPending} error={save.error} onSubmit={submit}>
      <InfoFields
        values={values}
        initialContents={document ?? goods.contentsHtml}
        errors={errors}
        onChange={(change) => {
          setTouched(true)
          setValues((now) => ({ ...now, ...change }))
          setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))))
        }}
      />
    </EditForm>
  )
}
