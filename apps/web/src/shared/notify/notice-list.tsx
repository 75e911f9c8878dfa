import { ToastProvider, useToast } from '@jindu/ui/primitives/toast'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { showNoticesWith } from './notices.ts'

/** Where notifications appear, and what is said of the connection. */
export function NoticeList(): ReactNode {
  const { t } = useLingui()
  return (
    <ToastProvider label={t`Notifications`} dismissLabel={t`Dismiss`}>
      <NoticeBridge />
      <OfflineBar />
    </ToastProvider>
  )
}

/** Lets `notify` reach the list. */
function NoticeBridge(): null {
  const { show } = useToast()
  useEffect(() => showNoticesWith(show), [show])
  return null
}
