import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: ReactNode
  /** A few words after the title. */
  readonly aside?: ReactNode
  /** At the end of the line, mostly a link. */
  readonly end?: ReactNode
}

/**
 * A block of a page with its own heading. With the class `later` and its height as `--room` it is rendered only near
 * the viewport.
 */
export function Section({ title, aside, end, className, children, ...rest }: SectionProps): ReactNode {
  return (
    <section className={cn('sec', className)} {...rest}>
      <SectionHeading title={title} aside={aside} end={end} />
      {children}
    </section>
  )
}

export function SectionHeading({ title, aside, end }: Pick<SectionProps, 'title' | 'aside' | 'end'>): ReactNode {
  return (
    <div className="sec-h">
      <h2>{title}</h2>
      {aside !== undefined && <span className="sub">{aside}</span>}
      {end !== undefined && <span className="end">{end}</span>}
    </div>
  )
}
