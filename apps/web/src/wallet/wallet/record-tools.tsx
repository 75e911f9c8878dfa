import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DayRange } from '../../shared/days/day-range.tsx'
import { ListTools } from '../../shared/page/list-tools.tsx'
import type { Records } from './use-records.ts'

export interface RecordToolsProps {
  readonly records: Records
  /** Hands them over as a file. */
  readonly csv: ReactNode
}

export const hasDays = ({ days }: Records): boolean => days.from !== undefined || days.to !== undefined

/** Day filter and export of a list of records. Rendered before they load, so that nothing below shifts. */
export function RecordTools({ records, csv }: RecordToolsProps): ReactNode {
  const { t } = useLingui()
  return (
    <ListTools end={csv} used={hasDays(records)}>
      <DayRange label={t`Days`} days={records.days} onChange={records.onDays} />
    </ListTools>
  )
}
