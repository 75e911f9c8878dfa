import { isComposed } from '../../shared/forms/sends-on-enter.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LayoutGrid, Search, Tag } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useTyped } from '../goods/index.ts'

type Suggested = ApiOutputs['goods']['suggest']

interface Choice {
  readonly key: string
  readonly group: 'words' | 'goods' | 'categories'
  readonly words: string
  readonly act: () => void
}

export interface SuggestionsProps {
  readonly field: HTMLInputElement
  readonly onSearch: (text: string) => void
}

const ICONS = { words: Search, goods: Tag, categories: LayoutGrid } as const

/** Search suggestions for the typed prefix: a list under the field, for pointer and arrow keys. */
export default function Suggestions({ field, onSearch }: SuggestionsProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const navigate = useNavigate()
  const id = useId()
  const typed = useTyped(field)
  const [current, setCurrent] = useState<string | null>(null)
  const { data } = useQuery({
    ...q.goods.suggest.queryOptions({ prefix: typed.text }),
    enabled: typed.active,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const choices = data === undefined || !typed.active ? [] : choicesOf(data)
  const open = choices.length > 0
  const at = open ? choices.findIndex(({ key }) => key === current) : -1
  const idOf = (index: number): string => `${id}-${index}`

  function choicesOf({ words, goods, categories }: Suggested): Choice[] {
    return [
      ...words.map((text) => ({
        key: `words ${text}`,
        group: 'words' as const,
        words: text,
        act: () => {
          field.value = text
          onSearch(text)
        },
      })),
      ...goods.map(({ id: goodsId, title }) => ({
        key: `goods ${goodsId}`,
        group: 'goods' as const,
        words: title,
        act: () => void navigate({ to: '/goodsDetails', search: { id: goodsId } }),
      })),
      ...categories.map(({ id: categoryId, title }) => ({
        key: `category ${categoryId}`,
        group: 'categories' as const,
        words: title,
        act: () => void navigate({ to: '/search', search: { id: categoryId } }),
      })),
    ]
  }

  const take = (choice: Choice): void => {
    typed.close()
    setCurrent(null)
    choice.act()
  }
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!open || isComposed(event)) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined) {
      // One position more than there are choices: the field itself.
      const places = choices.length + 1
      const next = (at + 1 + move + places) % places
      setCurrent(choices[next - 1]?.key ?? null)
      event.preventDefault()
    }
    const choice = choices[at]
    if (event.key === 'Enter' && choice !== undefined) {
      take(choice)
      event.preventDefault()
    }
    if (event.key === 'Escape') {
      typed.close()
      setCurrent(null)
      event.preventDefault()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    field.addEventListener('keydown', listen)
    return () => field.removeEventListener('keydown', listen)
  }, [field])
  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-expanded', String(open))
    if (at < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `${id}-${at}`)
  }, [field, id, open, at])

  const corrected = data?.corrected ?? null
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of a combobox whose options have headings and icons
      role="listbox"
      aria-label={t`Suggestions`}
      hidden={!open}
      className="menu absolute inset-x-0 top-full mt-1 max-w-none!"
    >
      {choices.map((choice, index) => {
        const Icon = ICONS[choice.group]
        const isFirst = choices[index - 1]?.group !== choice.group
        return (
          <Fragment key={choice.key}>
            {isFirst ? (
              <div role="presentation" className="px-2.5 pt-2 pb-1 text-12 text-ink-3">
                {choice.group === 'goods' && corrected !== null ? (
                  <Trans>Goods for “{corrected}”</Trans>
                ) : (
                  { words: t`Searches`, goods: t`Goods`, categories: t`Categories` }[choice.group]
                )}
              </div>
            ) : null}
            <div
              id={idOf(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              data-highlighted={index === at ? '' : undefined}
              className="menu-i"
              onPointerEnter={() => setCurrent(choice.key)}
              // Keep the focus in the field, so that the list stays until the click is done.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(choice)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') take(choice)
              }}
            >
              <Icon className="ic" aria-hidden="true" />
              <span className="truncate">{choice.words}</span>
            </div>
          </Fragment>
        )
      })}
    </div>
  )
}
