import { Button } from '@jindu/ui/primitives/button'
import { Input } from '@jindu/ui/primitives/input'
import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'

// Loaded when somebody starts to type, not with the first page.
const Suggestions = lazyPart(() => import('./suggestions.tsx'))

/** As in the rules of goods; those are not part of the first page. */
const LONGEST = 60

export interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  readonly initial?: string
  readonly onSearch: (text: string) => void
}

/** The field that goods are searched by, with suggestions once it is used. */
export function SearchBox({ label, placeholder, initial = '', onSearch }: SearchBoxProps): ReactNode {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <search>
      {/* With a form action, so that the field works before the scripts load. */}
      <form action="/search" className="relative" onSubmit={send}>
        <Input
          size="l"
          type="search"
          name="search"
          maxLength={LONGEST}
          autoComplete="off"
          defaultValue={initial}
          aria-label={label}
          placeholder={placeholder}
          onFocus={(event) => setField(event.currentTarget)}
          prefix={<Search className="ic" aria-hidden="true" />}
          suffix={
            <Button variant="ink" size="s" type="submit">
              <Trans>Search</Trans>
            </Button>
          }
        />
        {field === null ? null : <Suggestions field={field} onSearch={onSearch} />}
      </form>
    </search>
  )
}
