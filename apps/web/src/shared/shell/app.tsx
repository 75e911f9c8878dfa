import { ToastProvider } from '@jindu/ui/primitives/toast'
import { useLingui } from '@lingui/react/macro'
import { Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NoticeBridge } from '../notify/notice-bridge.tsx'
import { SessionWatch } from '../session/session-watch.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Tabbar } from './tabbar.tsx'

/** Everything around a page. */
export function App(): ReactNode {
  const { t } = useLingui()
  const desk = useMatches({ select: (matches) => matches.some((match) => match.staticData.width === 'desk') })
  return (
    <ToastProvider label={t`Notifications`} dismissLabel={t`Dismiss`}>
      <div className={desk ? 'app app-desk' : 'app'}>
        <a className="skip" href="#main">{t`Skip to the content`}</a>
        <Header />
        <Outlet />
        <Footer />
        <Tabbar />
      </div>
      <NoticeBridge />
      <SessionWatch />
    </ToastProvider>
  )
}
