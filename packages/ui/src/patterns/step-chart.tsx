import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type ChartTable, HiddenChartTable, percent } from './chart-table.tsx'

export interface StepPoint {
  /** Unix seconds. */
  readonly at: number
  /** Height from this moment on. Used for drawing only, so an approximate number is enough. */
  readonly value: number
}

export interface StepChartProps {
  readonly label: string
  /** Oldest first; the first one extends to the left edge. */
  readonly points: readonly StepPoint[]
  /** Window in unix seconds. */
  readonly from: number
  readonly to: number
  readonly xMarks: readonly { readonly at: number; readonly label: string }[]
  readonly yMarks: readonly { readonly value: number; readonly label: string }[]
  readonly table: ChartTable
  readonly className?: string
}

/** A balance over time as a step function. */
export function StepChart({ label, points, from, to, xMarks, yMarks, table, className }: StepChartProps): ReactNode {
  const top = Math.max(...points.map((point) => point.value), ...yMarks.map((mark) => mark.value), 0) || 1
  const x = (at: number): number => (to === from ? 0 : Math.min(1, Math.max(0, (at - from) / (to - from))))
  const y = (value: number): number => 1 - value / (top * 1.08)
  const line = linePath(points, x, y)
  const last = points.at(-1)
  return (
    <figure className={clsx('step-chart', className)}>
      <svg className="plot" role="img" aria-label={label}>
        {yMarks.map((mark) => (
          <g key={mark.label}>
            <line className="plot-grid" x1="0" x2="100%" y1={percent(y(mark.value))} y2={percent(y(mark.value))} />
            <text className="plot-label" x="100%" dx="8" y={percent(y(mark.value))} dy="4">
              {mark.label}
            </text>
          </g>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          {line === '' ? null : <path className="step-area" d={`${line}V100H0z`} />}
          <path className="step-line" d={line} />
        </svg>
        {last === undefined ? null : (
          <rect
            className="step-point"
            x="100%"
            y={percent(y(last.value))}
            width="9"
            height="9"
            rx="1"
            transform="translate(-4.5 -4.5)"
          />
        )}
        {xMarks.map((mark, index) => (
          <text
            key={mark.label}
            className={index === 0 || index === xMarks.length - 1 ? 'plot-label' : 'plot-label is-spare'}
            x={percent(x(mark.at))}
            y="100%"
            dy="18"
            textAnchor={index === 0 ? 'start' : index === xMarks.length - 1 ? 'end' : 'middle'}
          >
            {mark.label}
          </text>
        ))}
      </svg>
      <HiddenChartTable table={table} caption={label} />
    </figure>
  )
}

function linePath(points: readonly StepPoint[], x: (at: number) => number, y: (value: number) => number): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  return `M0 ${hundredths(y(first.value))}${rest.map((point) => `H${hundredths(x(point.at))}V${hundredths(y(point.value))}`).join('')}H100`
}

function hundredths(fraction: number): number {
  return Math.round(fraction * 10_000) / 100
}
