import { useLingui } from '@lingui/react/macro'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ToastPlace } from '../notify/toast-place.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { useSession } from '../session/session.ts'
import { SessionWatch } from '../session/session-watch.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Tabbar } from './tabbar.tsx'

const RunningTrade = lazyPart(async () => ({ default: (await import('./session-tools.tsx')).RunningTrade }))

export interface AppProps {
  /** Dialogs that may open over every page. */
  readonly over?: ReactNode
}

/** The frame around every page. */
export function App({ over }: AppProps): ReactNode {
  const { t } = useLingui()
  const session = useSession()
  const desk = useMatches({ select: (matches) => matches.some((match) => match.staticData.width === 'desk') })
  const shownTrade = useLocation({
    select: ({ pathname, search }) => (pathname === '/otcOrderPanel' ? search.orderID : undefined),
  })
  return (
    <>
      <div className={desk ? 'app app-desk' : 'app'}>
        <a className="skip" href="#main">{t`Skip to the content`}</a>
        <Header />
        {session === null ? null : <RunningTrade shown={shownTrade} />}
        <Outlet />
        <Footer />
        <Tabbar />
      </div>
      <ToastPlace />
      <SessionWatch />
      {over}
    </>
  )
}
