import { timelineText } from '@jindu/i18n'
import { rules } from '@jindu/domain/rules'
import { Timeline } from '@jindu/ui/patterns/timeline'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { markOfNote } from '../../shared/format/note-marks.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useLocale } from '../../shared/preferences.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { OtcOrder } from './order.ts'

/** Timeline of the order, latest first. */
export function OtcTimeline({ order }: { readonly order: OtcOrder }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const limit = rules.timeline.maximumEntriesARead
  const story = useQuery(q.otcOrders.timeline.queryOptions({ id: order.id, limit }))
  return (
    <Sheet>
      <SheetHead title={<Trans>What happened</Trans>} />
      <SheetBody>
        {story.isError ? (
          <FailureNote error={story.error} retry={() => void story.refetch()} />
        ) : story.data === undefined ? (
          <div className="grid gap-4">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        ) : (
          <Timeline
            label={t`What happened`}
            entries={story.data.data.toReversed().map((entry) => ({
              id: String(entry.id),
              kind: markOfNote(entry.note),
              title: timelineText(entry.note, locale, order.role),
              detail: typeof entry.details['reason'] === 'string' ? <q>{entry.details['reason']}</q> : null,
              time: <Moment at={entry.at} />,
            }))}
          />
        )}
      </SheetBody>
    </Sheet>
  )
}
