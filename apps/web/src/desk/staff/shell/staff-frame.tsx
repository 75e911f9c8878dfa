import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { PageFrame } from '../../../shared/shell/page-frame.tsx'
import { useCurrentInView } from '../../../shared/shell/use-current-in-view.ts'
import { ConfirmStaffPlace, FactorDueNote, useFactorDue } from '../../../accounts/accounts/index.ts'
import { OpenCount } from './open-count.tsx'
import { useStaffMenu } from './staff-menu.ts'
import { useOpenWork } from './use-open-work.ts'
import { useRoleNames } from './use-role-names.ts'

const route = getRouteApi('/staff')

const LINK =
  'relative flex h-11 items-center px-2.5 text-13 whitespace-nowrap opacity-80 hover:opacity-100 aria-[current=page]:font-semibold ' +
  'aria-[current=page]:opacity-100 aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-0 ' +
  'aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-on-ink focus-visible:-outline-offset-2'

/** The console's own line under the header: its places by role, and in which role one is here. */
export function StaffFrame(): ReactNode {
  const { t } = useLingui()
  const { staffRole } = route.useRouteContext()
  const entries = useStaffMenu(staffRole)
  const names = useRoleNames()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { due } = useFactorDue()
  const work = useOpenWork(!due)
  // The row gets longer when the counts are loaded.
  const line = useCurrentInView(`${pathname} ${work === undefined ? '' : 'counted'}`)
  return (
    <>
      <nav className="bg-ink text-on-ink" aria-label={t`Staff console`}>
        <div className="mx-auto flex max-w-[calc(var(--desk)+2*var(--gutter))] items-center gap-4 px-(--gutter)">
          <div
            ref={line}
            className="relative -ml-2.5 flex min-w-0 gap-0.5 overflow-x-auto [scrollbar-width:none] phone:-mx-(--gutter) phone:px-1.5 phone:[mask-image:linear-gradient(90deg,transparent,black_var(--gutter)_calc(100%-var(--gutter)),transparent)]"
          >
            <Link
              to="/staff"
              activeOptions={{ exact: true, includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
              aria-describedby="open-reports"
              className={LINK}
            >
              <Trans>Staff console</Trans>
              <OpenCount id="open-reports" of={work?.reports} />
            </Link>
            {entries.map(({ to, label, work: place }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: false, includeSearch: false }}
                activeProps={{ 'aria-current': 'page' }}
                aria-describedby={place === undefined ? undefined : `open-${place}`}
                className={LINK}
              >
                {label}
                {place === undefined ? null : <OpenCount id={`open-${place}`} of={work?.[place]} />}
              </Link>
            ))}
          </div>
          <span className="ml-auto text-13 whitespace-nowrap opacity-80 phone:hidden">{names[staffRole]}</span>
        </div>
      </nav>
      {due ? (
        <PageFrame>
          <PageTitle>
            <Trans>Staff console</Trans>
          </PageTitle>
          <FactorDueNote
            action={
              <Link to="/personal/userInfo" hash="security" className="btn s">
                <Trans>To the account</Trans>
              </Link>
            }
          />
        </PageFrame>
      ) : (
        <PageFrame />
      )}
      <ConfirmStaffPlace />
    </>
  )
}
