import { ToastProvider, useToast } from '@jindu/ui/primitives/toast'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import { showNoticesWith } from './notices.ts'

/** Where notifications appear. */
export function NoticeList(): ReactNode {
  const { t } = useLingui()
  return (
    <ToastProvider label={t`Notifications`} dismissLabel={t`Dismiss`}>
      <NoticeBridge />
    </ToastProvider>
  )
}

/** Lets `notify` reach the list. */
function NoticeBridge(): null {
  const { show } = useToast()
  useEffect(() => showNoticesWith(show), [show])
  return null
}
