import { foldDigits } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { Input } from '@jindu/ui/primitives/input'
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'

interface SearchBoxProps {
  /** What is searched for; also the placeholder. */
  readonly label: string
  /** The text in the address; another one resets the field. */
  readonly value: string
  readonly maxLength: number
  /** Only a number can be searched for: digits of every script are read as 0 to 9. */
  readonly digits?: boolean
  /** Receives the trimmed text; an empty one ends the search. */
  readonly onSearch: (text: string) => void
}

/** A search field in the tools of a list; the address keeps its text. */
export function SearchBox({ label, value, maxLength, digits = false, onSearch }: SearchBoxProps): ReactNode {
  const { t } = useLingui()
  return (
    <search className="phone:w-full">
      <form
        key={value}
        className="flex gap-2"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('search')
          const text = typeof typed === 'string' ? typed.trim() : ''
          onSearch(digits ? foldDigits(text) : text)
        }}
      >
        <Input
          type="search"
          name="search"
          size="s"
          className="w-60 phone:w-auto phone:flex-1"
          inputMode={digits ? 'numeric' : 'search'}
          maxLength={maxLength}
          defaultValue={value}
          aria-label={label}
          placeholder={label}
          prefix={<Search className="ic" aria-hidden="true" />}
        />
        <Button type="submit" size="s">
          {t`Search`}
        </Button>
      </form>
    </search>
  )
}
