import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageFrame } from './page-frame.tsx'
import { usePersonalMenu } from './personal-menu.ts'

/** The personal area: its thirteen entries in one line under the header, so that pages keep their whole width. */
export function PersonalFrame(): ReactNode {
  const { t } = useLingui()
  const entries = usePersonalMenu()
  return (
    <>
      <nav className="personal-nav" aria-label={t`My account`}>
        <div className="personal-nav-in">
          {entries.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: false, includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
            >
              {label}
            </Link>
          ))}
        </div>
      </nav>
      <PageFrame />
    </>
  )
}
