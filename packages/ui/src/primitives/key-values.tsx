import { Fragment, type ReactNode } from 'react'
import { cn } from './cn.ts'

export interface KeyValue {
  readonly id: string
  readonly name: ReactNode
  readonly value: ReactNode
}

export interface KeyValuesProps {
  readonly rows: readonly KeyValue[]
  /** Figures are right-aligned; `start` keeps text values beside their names. */
  readonly align?: 'start' | 'end'
  readonly className?: string
}

export function KeyValues({ rows, align = 'end', className }: KeyValuesProps): ReactNode {
  return (
    <dl className={cn('kv', align === 'start' && 'l', className)}>
      {rows.map((row) => (
        <Fragment key={row.id}>
          <dt>{row.name}</dt>
          <dd>{row.value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
