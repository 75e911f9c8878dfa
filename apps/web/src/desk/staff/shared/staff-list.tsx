import { Sheet } from '@jindu/ui/primitives/sheet'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { KeysetPager } from './keyset-pager.tsx'

interface KeysetRows<Row> {
  readonly data: readonly Row[]
  readonly next: number | null
}

/** Props of the table on such a page. */
export interface ListedRows<Row> {
  readonly rows: readonly Row[] | undefined
  readonly loadingRows: number
  readonly pager: ReactNode
}

export interface StaffListProps<Row> {
  readonly title: ReactNode
  readonly list: UseQueryResult<KeysetRows<Row>, unknown>
  /** Start of the page, from the URL. */
  readonly before: number | undefined
  readonly onTurn: (before: number | undefined) => void
  readonly filters: ReactNode
  readonly children: (listed: ListedRows<Row>) => ReactNode
}

/** A console page that is one long list: title, error, filters, table and pager. */
export function StaffList<Row>({ title, list, before, onTurn, filters, children }: StaffListProps<Row>): ReactNode {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      <Sheet>
        {filters}
        {children({
          rows: list.data?.data,
          loadingRows: list.isPending ? 12 : 0,
          pager: <KeysetPager before={before} next={list.data?.next ?? null} onTurn={onTurn} />,
        })}
      </Sheet>
    </>
  )
}
