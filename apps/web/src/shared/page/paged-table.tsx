import { DataTable, type DataTableProps } from '@jindu/ui/patterns/data-table'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListPager } from './list-pager.tsx'

export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'loadingRows' | 'pager'> {
  readonly list: UseQueryResult<{ readonly data: readonly Row[]; readonly total: number }, unknown>
  readonly page: number
  readonly limit: number
  readonly onPage: (page: number) => void
}

/** The table of a list that is read page by page; a list that could not be read is not an empty one. */
export function PagedTable<Row>({ list, page, limit, onPage, ...table }: PagedTableProps<Row>): ReactNode {
  return (
    <DataTable
      {...table}
      rows={list.data?.data}
      loadingRows={list.isPending ? 8 : 0}
      pager={<ListPager page={page} limit={limit} total={list.data?.total ?? 0} onPage={onPage} />}
    />
  )
}
