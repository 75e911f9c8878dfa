import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { durationText, roundedTime } from '../../shared/format/duration.ts'
import { useLocale } from '../../shared/preferences.ts'
import { useApi } from '../../shared/trpc/use-api.ts'

/** Recent response time of staff; renders nothing without answers. */
export function FirstAnswer(): ReactNode {
  const { q } = useApi()
  const locale = useLocale()
  const { data } = useQuery(q.tickets.firstAnswer.queryOptions())
  if (data === undefined || data.seconds === null) return null
  const time = durationText(roundedTime(data.seconds), locale)
  return <Trans>First answers lately took about {time}.</Trans>
}
