import type { ReactNode } from 'react'

export interface WelcomeLayoutProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Beside the form, below it on phones. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** Layout of the pages before login: the form, and an explanation beside it. */
export function WelcomeLayout({ title, lead, aside, children }: WelcomeLayoutProps): ReactNode {
  return (
    <div className="mx-auto grid max-w-[1136px] grid-cols-[minmax(0,440px)_minmax(0,1fr)] items-start gap-22 pt-8 [--ground:var(--canvas)] phone:grid-cols-1 phone:gap-10 phone:pt-2">
      <section>
        <h1 className="mb-1.5">{title}</h1>
        {lead === undefined ? null : <p className="text-ink-2">{lead}</p>}
        <div className="mt-6">{children}</div>
      </section>
      <div className="pt-2">{aside}</div>
    </div>
  )
}
