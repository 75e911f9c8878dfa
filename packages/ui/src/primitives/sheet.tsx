import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

/** The only box. Sheets do not nest. */
export function Sheet({ className, ...rest }: ComponentProps<'section'>): ReactNode {
  return <section className={cn('sheet', className)} {...rest} />
}

export interface SheetHeadProps {
  readonly title: ReactNode
  readonly level?: 2 | 3
  /** Beside the title. */
  readonly children?: ReactNode
  /** At the end of the line. */
  readonly end?: ReactNode
  readonly id?: string
  readonly className?: string
}

export function SheetHead({ title, level = 2, children, end, id, className }: SheetHeadProps): ReactNode {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className={cn('hd', className)}>
      <Title id={id}>{title}</Title>
      {children}
      {end !== undefined && <div className="end">{end}</div>}
    </div>
  )
}

/** Several bodies in one sheet are divided by hairlines. */
export function SheetBody({ className, ...rest }: ComponentProps<'div'>): ReactNode {
  return <div className={cn('bd', className)} {...rest} />
}
