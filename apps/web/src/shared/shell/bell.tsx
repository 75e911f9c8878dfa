import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useAsRendered } from '../trpc/as-rendered.ts'
import { useApi } from '../trpc/use-api.ts'

const MOST_SHOWN = 99

/** The way to the messages, with the number of unread ones, in the tab too. Fed live. */
export function Bell(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const count = q.messages.unreadCount.queryOptions()
  const { data } = useAsRendered(count.queryKey, useQuery({ ...count, staleTime: 30_000 }))
  const unread = data?.unread ?? 0
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread || '')
  useEffect(() => {
    let end: (() => void) | undefined = () => undefined
    void import('./tab-count.ts').then(({ showInTab }) => (end &&= showInTab(shown, unread)))
    return () => {
      end?.()
      end = undefined
    }
  }, [shown, unread])
  const label = unread > 0 ? t`Messages, ${unread} unread` : t`Messages`
  return (
    <Link to="/personal/message" className="iconbtn" aria-label={label}>
      <BellIcon className="ic" aria-hidden="true" />
      {unread > 0 ? (
        <span className="unread num" aria-hidden="true">
          {shown}
        </span>
      ) : null}
    </Link>
  )
}
