import { ToastProvider, useToast } from '@jindu/ui/primitives/toast'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { FocusHeading } from '../page/focus-heading.tsx'
import { RetryOnline } from '../page/retry-online.tsx'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { onFormMended, showNoticesWith } from './notices.ts'

/** Where notifications appear, what is said of the connection, and where a reader is after a navigation. */
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

/** Lets `notify` reach the list. */
function NoticeBridge(): null {
  const { t } = useLingui()
  const router = useRouter()
  const { show, dismiss } = useToast()
  useEffect(() => showNoticesWith(show), [show])
  // What a form was refused for leaves with its page.
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
