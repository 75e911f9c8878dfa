import { useToast } from '@jindu/ui/primitives/toast'
import { useEffect } from 'react'
import { showNoticesWith } from './notices.ts'

/** Lets `notify` reach the page's notifications. */
export function NoticeBridge(): null {
  const { show } = useToast()
  useEffect(() => showNoticesWith(show), [show])
  return null
}
