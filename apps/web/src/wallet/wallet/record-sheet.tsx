import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Segmented, type SegmentedOption } from '@jindu/ui/primitives/segmented'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import type { ReactNode } from 'react'
import { NoSuchDays } from '../../shared/days/no-such-days.tsx'
import { ALL_DAYS } from '../../shared/days/span-of-days.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { hasDays, RecordTools } from './record-tools.tsx'
import { RECORD_SIZES, type Records } from './use-records.ts'

export interface RecordSheetProps<Row extends { readonly id: number }, Choice extends string> {
  readonly title: string
  readonly choice: {
    readonly label: string
    readonly value: Choice
    readonly options: readonly SegmentedOption<Choice>[]
    readonly onChange: (next: Choice) => void
  }
  readonly records: {
    readonly data: { readonly data: readonly Row[]; readonly total: number } | undefined
    readonly error: unknown
    readonly isError: boolean
    readonly isPending: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** After a failed read: whether money is affected. */
  readonly unread: ReactNode
  readonly columns: readonly DataColumn<Row>[]
  readonly empty: ReactNode
  readonly asked: Records
  /** Button that exports all records as a file. */
  readonly csv: ReactNode
}

/** Paged records of one kind, beside or below the form that creates them. */
export function RecordSheet<Row extends { readonly id: number }, Choice extends string>(
  props: RecordSheetProps<Row, Choice>,
): ReactNode {
  const { title, choice, records, unread, columns, empty, asked, csv } = props
  const { page, limit } = asked.asked
  return (
    <Sheet>
      <SheetHead
        title={title}
        end={
          <Segmented
            label={choice.label}
            value={choice.value}
            onValueChange={choice.onChange}
            options={choice.options}
          />
        }
      />
      <RecordTools records={asked} csv={csv} />
      {records.isError ? (
        <SheetBody>
          <FailureNote error={records.error} money={unread} retry={() => void records.refetch()} />
        </SheetBody>
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={records.data?.data}
          rowKey={({ id }) => String(id)}
          loadingRows={records.isPending ? 3 : 0}
          empty={hasDays(asked) ? <NoSuchDays onClear={() => asked.onDays(ALL_DAYS)} /> : <EmptyState title={empty} />}
          pager={
            <ListPager
              page={page}
              limit={limit}
              total={records.data?.total ?? 0}
              onPage={(next) => asked.onAsked({ page: next, limit })}
              byTime
              sizes={{ choices: RECORD_SIZES, onChange: (chosen) => asked.onAsked({ page: 1, limit: chosen }) }}
            />
          }
        />
      )}
    </Sheet>
  )
}
