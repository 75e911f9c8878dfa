import { clsx } from 'clsx'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { type ChartTable, HiddenChartTable, percent } from './chart-table.tsx'

export type TrendTone = 'ink' | 'soft' | 'money' | 'positive' | 'hold' | 'dispute' | 'returned'

export interface TrendSeries {
  readonly name: string
  readonly tone: TrendTone
}

export interface TrendPoint {
  readonly id: string
  /** Heights of the series; null without data. Used for drawing only, so approximate numbers are enough. */
  readonly values: readonly (number | null)[]
  /** Text of the point with exact figures: `Nov 20: 3 orders, 4 units`. */
  readonly says: string
}

export interface TrendChartProps {
  readonly kind: 'bars' | 'line'
  readonly label: string
  /** Label of the range control, named for its unit: `Day`. */
  readonly pickLabel: string
  readonly series: readonly TrendSeries[]
  readonly points: readonly TrendPoint[]
  /** Shown while no point is picked. */
  readonly summary: string
  readonly xMarks: readonly { readonly index: number; readonly label: string }[]
  readonly yMarks: readonly { readonly value: number; readonly label: string }[]
  readonly table: ChartTable
  readonly className?: string
}

/**
 * A time series as stacked bars or lines. A point's text is read by pointer, by touch, and with the arrow keys of a
 * range control over the drawing; a hidden table holds the same figures.
 */
export function TrendChart(props: TrendChartProps): ReactNode {
  const { kind, label, pickLabel, series, points, summary, xMarks, yMarks, table, className } = props
  const [picked, setPicked] = useState<number | null>(null)
  const top = Math.max(...yMarks.map((mark) => mark.value), ...points.map((point) => heightOf(point, kind))) || 1
  const y = (value: number): number => 1 - value / top
  const slot = 1 / Math.max(1, points.length)
  const here = picked === null ? undefined : points[picked]
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - left) / width) * points.length)
    setPicked(Math.min(points.length - 1, Math.max(0, index)))
  }
  return (
    <figure className={clsx('trend', className)}>
      <figcaption className="trend-read">
        <span className={clsx('trend-says', here === undefined && 'is-rest')}>{here?.says ?? summary}</span>
        {series.length < 2 ? null : (
          <span className="trend-keys">
            {series.map(({ name, tone }) => (
              <span key={name} className={`trend-key is-${tone}`}>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div className="trend-plot">
        <svg className="plot" role="img" aria-label={label}>
          {yMarks.map((mark) => (
            <g key={mark.label}>
              <line className="plot-grid" x1="0" x2="100%" y1={percent(y(mark.value))} y2={percent(y(mark.value))} />
              <text className="plot-label" x="100%" dx="8" y={percent(y(mark.value))} dy="4">
                {mark.label}
              </text>
            </g>
          ))}
          <line className="plot-grid" x1="0" x2="100%" y1="100%" y2="100%" />
          {picked === null ? null : (
            <rect className="trend-here" x={percent(picked * slot)} width={percent(slot)} height="100%" />
          )}
          {kind === 'bars' ? (
            <Bars points={points} series={series} slot={slot} top={top} />
          ) : (
            series.map(({ name, tone }, index) => (
              <Line key={name} tone={tone} values={points.map((point) => point.values[index] ?? null)} y={y} />
            ))
          )}
          {xMarks.map(({ index, label: mark }, nth) => (
            <text
              key={mark}
              className={clsx('plot-label', nth % 2 === 1 && 'is-spare')}
              x={percent((index + 0.5) * slot)}
              y="100%"
              dy="18"
              textAnchor={index === 0 ? 'start' : 'middle'}
            >
              {mark}
            </text>
          ))}
        </svg>
        <input
          type="range"
          className="trend-pick"
          min={0}
          max={Math.max(0, points.length - 1)}
          value={picked ?? points.length - 1}
          aria-label={`${label}, ${pickLabel}`}
          aria-valuetext={(here ?? points.at(-1))?.says}
          onChange={(event) => setPicked(Number(event.currentTarget.value))}
          onFocus={(event) => {
            if (event.currentTarget.matches(':focus-visible')) setPicked((before) => before ?? points.length - 1)
          }}
          onBlur={() => setPicked(null)}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setPicked(null)}
        />
      </div>
      <HiddenChartTable table={table} caption={label} />
    </figure>
  )
}

function heightOf({ values }: TrendPoint, kind: 'bars' | 'line'): number {
  const heights = values.map((value) => value ?? 0)
  return kind === 'bars' ? heights.reduce((sum, value) => sum + value, 0) : Math.max(0, ...heights)
}

interface BarsProps {
  readonly points: readonly TrendPoint[]
  readonly series: readonly TrendSeries[]
  readonly slot: number
  readonly top: number
}

/** Bars are stacked in the order of the series, with narrow gaps between them. */
function Bars({ points, series, slot, top }: BarsProps): ReactNode {
  const width = slot * 0.64
  return points.map((point, index) => {
    let below = 0
    return (
      <g key={point.id}>
        {series.map(({ name, tone }, nth) => {
          const share = (point.values[nth] ?? 0) / top
          const from = below
          below += share
          return share === 0 ? null : (
            <rect
              key={name}
              className={`trend-bar is-${tone}`}
              x={percent((index + 0.5) * slot - width / 2)}
              width={percent(width)}
              y={percent(1 - from - share)}
              height={percent(share)}
            />
          )
        })}
      </g>
    )
  })
}

interface LineProps {
  readonly tone: TrendTone
  readonly values: readonly (number | null)[]
  readonly y: (value: number) => number
}

/** A line breaks at null values; a single value between two breaks is drawn as a dot. */
function Line({ tone, values, y }: LineProps): ReactNode {
  const slot = 100 / Math.max(1, values.length)
  const steps = values.map((value, index) => {
    if (value === null) return ''
    const from = index === 0 || values[index - 1] === null ? 'M' : 'L'
    return `${from}${Math.round((index + 0.5) * slot * 100) / 100} ${Math.round(y(value) * 10_000) / 100}`
  })
  const alone = values.flatMap((value, index) =>
    value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
      ? [{ index, value }]
      : [],
  )
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        <path className={`trend-line is-${tone}`} d={steps.join('')} />
      </svg>
      {alone.map(({ index, value }) => (
        <rect
          key={index}
          className={`trend-dot is-${tone}`}
          x={percent(((index + 0.5) * slot) / 100)}
          y={percent(y(value))}
          width="5"
          height="5"
          transform="translate(-2.5 -2.5)"
        />
      ))}
    </>
  )
}
