import { ToastProvider, useToast } from '@jindu/ui/primitives/toast'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { FocusHeading } from '../page/focus-heading.tsx'
import { RetryOnline } from '../page/retry-online.tsx'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { onFormMended, showNoticesWith } from './notices.ts'

/** Notifications, connection status, and focus management after navigation. */
export function ToastList(): ReactNode {
  const { t } = useLingui()
  return (
    <ToastProvider label={t`Notifications`} dismissLabel={t`Dismiss`}>
      <NoticeBridge />
      <OfflineBar />
      <FocusHeading />
      <RetryOnline />
    </ToastProvider>
  )
}

/** Connects `notify` to the list. */
function NoticeBridge(): null {
  const { t } = useLingui()
  const router = useRouter()
  const { show, dismiss } = useToast()
  useEffect(() => showNoticesWith(show), [show])
  // A form's error notification is removed when its page is left.
  const refused = t`fill in error, please correct`
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) dismiss(refused)
      }),
    [router, dismiss, refused],
  )
  useEffect(() => onFormMended(() => dismiss(refused)), [dismiss, refused])
  return null
}
