import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { PageFrame } from './page-frame.tsx'
import { usePersonalMenu } from './personal-menu.ts'

/** The personal area: its thirteen entries in one line under the header, so that pages keep their whole width. */
export function PersonalFrame({ children }: { readonly children?: ReactNode }): ReactNode {
  const { t } = useLingui()
  const entries = usePersonalMenu()
  const line = useRef<HTMLDivElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    // On phones the line is longer than the screen: the entry one is in comes into view, the page stays where it is.
    const here = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (here != null && line.current !== null) line.current.scrollLeft = here.offsetLeft - line.current.clientWidth / 3
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is what moves aria-current
  }, [pathname])
  return (
    <>
      <nav className="personal-nav" aria-label={t`My account`}>
        <div className="personal-nav-in" ref={line}>
          {entries.map(({ to, label, holds }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: false, includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
              {...(holds?.includes(pathname) === true && { 'aria-current': 'true' as const })}
            >
              {label}
            </Link>
          ))}
        </div>
      </nav>
      <PageFrame>{children}</PageFrame>
    </>
  )
}
