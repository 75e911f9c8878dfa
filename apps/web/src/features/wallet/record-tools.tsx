import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DayRange } from '../../shared/days/day-range.tsx'
import { ListTools } from '../../shared/page/list-tools.tsx'
import type { Records } from './use-records.ts'

export interface RecordToolsProps {
  readonly records: Records
  /** All that the days leave. */
  readonly total: number | undefined
  /** Hands them over as a file. */
  readonly csv: ReactNode
}

export const hasDays = ({ days }: Records): boolean => days.from !== undefined || days.to !== undefined

/** Days and file of a list of records; nothing where there is no record at all. */
export function RecordTools({ records, total = 0, csv }: RecordToolsProps): ReactNode {
  const { t } = useLingui()
  if (total === 0 && !hasDays(records)) return null
  return (
    <ListTools end={total === 0 ? undefined : csv}>
      <DayRange label={t`Days`} days={records.days} onChange={records.onDays} />
    </ListTools>
  )
}
