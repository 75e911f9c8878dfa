import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Skeleton } from '../primitives/skeleton.tsx'

export interface DataColumn<Row> {
  readonly id: string
  readonly header: ReactNode
  readonly render: (row: Row) => ReactNode
  /** `end` for numbers and the action column. */
  readonly align?: 'start' | 'end'
  /**
   * On phones rows fold: `wide` gets its own line, `late` one below all others, `beside` ends the first line, `hidden`
   * is omitted.
   */
  readonly fold?: 'cell' | 'wide' | 'late' | 'beside' | 'hidden'
  /** Label of the value in a folded row, which has no header. */
  readonly foldLabel?: string
  /** Present on columns the list can be ordered by. */
  readonly sort?: { readonly state: 'none' | 'ascending' | 'descending'; readonly onSort: () => void }
  readonly className?: string
}

export interface DataGroup<Row> {
  readonly id: string
  /** The party to act next, on orders. */
  readonly title: ReactNode
  readonly rows: readonly Row[]
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string
  readonly columns: readonly DataColumn<Row>[]
  /** Undefined while unknown: the empty state is not shown then. */
  readonly rows?: readonly Row[] | undefined
  /** Instead of `rows`: the same table in titled groups. */
  readonly groups?: readonly DataGroup<Row>[] | undefined
  readonly rowKey: (row: Row) => string
  readonly selectedKey?: string
  /** Opens under the selected row over the whole width. */
  readonly renderDetail?: (row: Row) => ReactNode
  /** `air` for pages people read, `work` for lists, `desk` for OTC and staff. */
  readonly density?: 'air' | 'work' | 'desk'
  /** Number of skeleton rows while the first page loads. */
  readonly loadingRows?: number
  /** Replaces the table when there are no rows. */
  readonly empty?: ReactNode
  /** `<DataPager>` */
  readonly pager?: ReactNode
  readonly className?: string
}

/** Header 13/500, hairlines, numbers on the right; on phones every row folds into two lines. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rows, groups, loadingRows = 0, empty, pager, density = 'work', className } = props
  const parts: readonly Part<Row>[] = groups ?? (rows === undefined ? [] : [{ id: 'all', title: undefined, rows }])
  const loading = loadingRows > 0
  // Rows failed to load: the page shows the error instead of the table.
  if (!loading && parts.length === 0) return null
  if (!loading && empty !== undefined && parts.every((part) => part.rows.length === 0)) {
    return (
      <div className={clsx('data-table-box', 'is-empty', className)}>
        {pager}
        {empty}
      </div>
    )
  }
  return (
    <div className={clsx('data-table-box', className)}>
      <table className={clsx('data-table', `is-${density}`)} aria-busy={loading}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        {loading ? (
          <SkeletonBody columns={columns} rows={loadingRows} />
        ) : (
          parts.map((part) => (
            <tbody key={part.id}>
              {part.title === undefined || part.rows.length === 0 ? null : (
                <tr className="data-table-group">
                  <th colSpan={columns.length} scope="rowgroup">
                    {part.title}
                  </th>
                </tr>
              )}
              {part.rows.map((row) => (
                <DataRow key={props.rowKey(row)} row={row} table={props} />
              ))}
            </tbody>
          ))
        )}
      </table>
      {pager}
    </div>
  )
}

interface Part<Row> {
  readonly id: string
  readonly title: ReactNode
  readonly rows: readonly Row[]
}

function HeaderCell<Row>({ column }: { readonly column: DataColumn<Row> }): ReactNode {
  const classes = clsx(column.align === 'end' && 'is-end', column.className)
  if (column.sort === undefined) {
    return (
      <th scope="col" className={classes}>
        {column.header}
      </th>
    )
  }
  const { state, onSort } = column.sort
  const Icon = state === 'none' ? ChevronsUpDown : state === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" className={classes} aria-sort={state}>
      <button type="button" className="data-table-sort" onClick={onSort}>
        {column.header}
        <Icon size={12} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </th>
  )
}

function DataRow<Row>({ row, table }: { readonly row: Row; readonly table: DataTableProps<Row> }): ReactNode {
  const selected = table.selectedKey !== undefined && table.rowKey(row) === table.selectedKey
  const detail = selected ? table.renderDetail?.(row) : undefined
  return (
    <Fragment>
      <tr className={clsx(detail !== undefined && 'is-open')} {...(selected ? { 'aria-current': true } : {})}>
        {table.columns.map((column) => (
          <td
            key={column.id}
            className={clsx(
              column.align === 'end' && 'is-end',
              column.fold === 'wide' && 'fold-wide',
              column.fold === 'beside' && 'fold-beside',
              column.fold === 'late' && 'fold-late',
              column.fold === 'hidden' && 'fold-hidden',
              column.className,
            )}
            data-l={column.foldLabel}
          >
            {column.render(row)}
          </td>
        ))}
      </tr>
      {detail === undefined ? null : (
        <tr className="data-table-detail">
          <td colSpan={table.columns.length}>{detail}</td>
        </tr>
      )}
    </Fragment>
  )
}

function SkeletonBody<Row>({
  columns,
  rows,
}: {
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: number
}): ReactNode {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index}>
          {columns.map((column) => (
            <td
              key={column.id}
              className={clsx(column.align === 'end' && 'is-end', column.fold === 'hidden' && 'fold-hidden')}
            >
              <Skeleton className="data-table-skeleton" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
