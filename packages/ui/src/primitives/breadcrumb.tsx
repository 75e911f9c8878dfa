import { ChevronRight } from 'lucide-react'
import { Children, type ReactNode } from 'react'

export interface BreadcrumbProps {
  readonly label: string
  /** Links from the outside in; the last child is the place itself, as text. */
  readonly children: ReactNode
}

export function Breadcrumb({ label, children }: BreadcrumbProps): ReactNode {
  const items = Children.toArray(children)
  return (
    <nav className="crumb" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a trail only changes as a whole
          <li key={index} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {index > 0 && <ChevronRight className="ic" aria-hidden="true" />}
            {item}
          </li>
        ))}
      </ol>
    </nav>
  )
}
