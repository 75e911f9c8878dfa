import type { ReactNode } from 'react'

/** The chart's figures as a table, for screen readers. */
export interface ChartTable {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function HiddenChartTable({
  table,
  caption,
}: {
  readonly table: ChartTable
  readonly caption: string
}): ReactNode {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {table.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) => (
                <td key={table.headers[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Label position in percent of the plot, so that labels keep their size while lines stretch. */
export function percent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`
}
