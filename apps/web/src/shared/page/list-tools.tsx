import { Trans } from '@lingui/react/macro'
import { ChevronDown, ListFilter } from 'lucide-react'
import { useState, type ReactNode } from 'react'

interface ListToolsProps {
  /** The filters. */
  readonly children: ReactNode
  /** Action on the filtered list, such as an export. */
  readonly end?: ReactNode
  /** A filter is set, so the tools start unfolded. */
  readonly used?: boolean
}

/** Toolbar over a table with filters and export; folded on phones, so that the first row is visible at once. */
export function ListTools({ children, end, used = false }: ListToolsProps): ReactNode {
  const [isOpen, setOpen] = useState(used)
  return (
    <div className="border-b border-line print:hidden">
      <button
        type="button"
        className="hidden min-h-11 w-full items-center gap-2 px-4 text-13 text-ink-2 phone:flex"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter className="ic s" aria-hidden="true" />
        <Trans>Filter and save</Trans>
        <ChevronDown className={isOpen ? 'ic s ml-auto rotate-180' : 'ic s ml-auto'} aria-hidden="true" />
      </button>
      <div
        className={`flex flex-wrap items-start gap-x-2 gap-y-3 px-5 py-3 phone:px-4 phone:pt-1 ${isOpen ? '' : 'phone:hidden'}`}
      >
        {children}
        <div className="ml-auto">{end}</div>
      </div>
    </div>
  )
}
