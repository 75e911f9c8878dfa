import { dayAt } from '@jindu/domain/time'
import { useLingui } from '@lingui/react/macro'
import { formatDay, type DateOptions } from '../../shared/format/date.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import type { Sales, SalesPoint } from './sales-search.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Nov` or `11 月`; with the year when it begins one. */
function month(at: number, { locale, timeZone }: DateOptions, whole: boolean): string {
  const [year = 0, first = 1] = dayAt(at, timeZone).split('-').map(Number)
  const nth = first - 1
  if (locale === 'zh-CN') return whole ? `${year} 年 ${nth + 1} 月` : `${nth + 1} 月`
  return whole ? `${MONTHS[nth]} ${year}` : (MONTHS[nth] ?? '')
}

export interface BucketWords {
  /** Under the axis. */
  readonly short: (point: SalesPoint) => string
  /** In sentences and tables. */
  readonly whole: (point: SalesPoint) => string
  readonly unit: string
}

/** Days, weeks and months of a chart in the reader's language, by the reader's clock. */
export function useBucketWords(step: Sales['step']): BucketWords {
  const { t } = useLingui()
  const dates = useDateOptions(3600)
  if (step === 'month') {
    return {
      unit: t`month`,
      short: ({ from }) => month(from, dates, false),
      whole: ({ from }) => month(from, dates, true),
    }
  }
  const day = ({ from }: SalesPoint): string => formatDay(from, dates)
  if (step === 'day') return { unit: t`day`, short: day, whole: day }
  return {
    unit: t`week`,
    short: day,
    whole: ({ from, to }) => `${formatDay(from, dates)} – ${formatDay(to - 1, dates)}`,
  }
}
