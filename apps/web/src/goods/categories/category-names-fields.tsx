import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import type { CategoryNamesTyped } from './use-category-names.ts'

export interface CategoryNamesFieldsProps {
  readonly typed: CategoryNamesTyped
  /** Server error, if the dialog does not show it. */
  readonly refused?: string
  readonly onType?: () => void
}

/** The name of a category, and its name in the other language. */
export function CategoryNamesFields({ typed, refused, onType }: CategoryNamesFieldsProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const { title, translation, wrong, setTitle, setTranslation } = typed
  const { maximumTitleCharacters } = rules.goods.category
  const isChinese = title.trim() === '' ? locale === 'zh-CN' : /\p{Script=Han}/u.test(title)
  const change = (set: (text: string) => void) => (text: string) => {
    set(text)
    onType?.()
  }
  return (
    <div className="grid gap-4">
      <Field
        label={<Trans>Name</Trans>}
        aside={t`at most ${maximumTitleCharacters} characters`}
        error={wrong.title ?? refused}
        hint={<Trans>Chinese characters, letters or digits, not digits alone.</Trans>}
      >
        <Input
          name="title"
          autoComplete="off"
          maxLength={100}
          value={title}
          onChange={({ target }) => change(setTitle)(target.value)}
        />
      </Field>
      <Field
        label={isChinese ? <Trans>Name in English</Trans> : <Trans>Name in Chinese</Trans>}
        aside={t`optional`}
        error={wrong.translation}
        hint={<Trans>What readers of that language see. Without it the first name serves both.</Trans>}
      >
        <Input
          name="translation"
          autoComplete="off"
          maxLength={100}
          value={translation}
          onChange={({ target }) => change(setTranslation)(target.value)}
        />
      </Field>
    </div>
  )
}
