import { createCategoryInput } from '@jindu/domain/input'
import { useState } from 'react'
import { checkFields, type FieldErrors } from '../../shared/forms/check-fields.ts'
import { useLocale } from '../../shared/preferences.ts'
import type { ApiInputs, ApiOutputs } from '../../shared/trpc/types.ts'

/** Input of a category's names. */
export type NamesWanted = ApiInputs['categories']['create']

type Names = ApiOutputs['categories']['get']['names']

/** Both names of a category while they are typed, validated on submit. */
export function useCategoryNames(given?: Names) {
  const locale = useLocale()
  const own = locale === 'zh-CN' ? given?.zh : given?.en
  const other = locale === 'zh-CN' ? given?.en : given?.zh
  const [title, setTitle] = useState(own ?? '')
  const [translation, setTranslation] = useState(other === own ? '' : (other ?? ''))
  const [wrong, setWrong] = useState<FieldErrors<'title' | 'translation'>>({})
  const type = (set: (text: string) => void) => (text: string) => {
    set(text)
    setWrong({})
  }
  const second = translation.trim()
  const names: NamesWanted = { title: title.trim(), ...(second === '' ? {} : { translation: second }) }
  return {
    title,
    translation,
    wrong,
    setTitle: type(setTitle),
    setTranslation: type(setTranslation),
    names,
    /** Validates the names; returns the errors, which are also shown at the fields. */
    judge: (): readonly string[] => {
      const found = checkFields(createCategoryInput, { ...names, translation: names.translation }, locale)
      setWrong(found)
      return Object.values(found)
    },
  }
}

export type CategoryNamesTyped = ReturnType<typeof useCategoryNames>
