import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import type { ReactNode } from 'react'

export interface Figure {
  readonly id: string
  readonly name: ReactNode
  readonly figure: ReactNode
  readonly more?: ReactNode
}

/** A range in a few figures. */
export function FigureRow({
  label,
  figures,
}: {
  readonly label: string
  readonly figures: readonly Figure[]
}): ReactNode {
  return (
    <Sheet aria-label={label} className="mb-4">
      <SheetBody>
        <dl className="grid grid-cols-6 gap-x-6 gap-y-5 max-lg:grid-cols-3 phone:grid-cols-2">
          {figures.map(({ id, name, figure, more }) => (
            <div key={id} className="min-w-0">
              <dt className="text-13 text-ink-3">{name}</dt>
              <dd>
                <span className="num block text-22 font-semibold">{figure}</span>
                {more === undefined ? null : <span className="num text-12 text-ink-3">{more}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </SheetBody>
    </Sheet>
  )
}
