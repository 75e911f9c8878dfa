import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type ChartTable, HiddenChartTable, percent } from './chart-table.tsx'

export interface Candle {
  /** Unix seconds of its start. */
  readonly at: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

export interface CandleChartProps {
  readonly label: string
  /** The oldest first, one interval apart. */
  readonly candles: readonly Candle[]
  readonly xMarks: readonly { readonly at: number; readonly label: string }[]
  readonly yMarks: readonly { readonly value: number; readonly label: string }[]
  /** The price now: a dotted line with its tag. */
  readonly last?: { readonly value: number; readonly label: string }
  readonly table: ChartTable
  readonly className?: string
}

const STEP = 10
const PRICES = 0.78
const VOLUMES = 0.84

/** Price by interval, hollow when it rose. Directions follow the reader's setting of red and green. */
export function CandleChart({ label, candles, xMarks, yMarks, last, table, className }: CandleChartProps): ReactNode {
  if (candles.length === 0) return null
  const lowest = Math.min(...candles.map((candle) => candle.low), ...(last === undefined ? [] : [last.value]))
  const highest = Math.max(...candles.map((candle) => candle.high), ...(last === undefined ? [] : [last.value]))
  const room = (highest - lowest || 1) * 0.04
  const y = (price: number): number => (highest + room - price) / (highest - lowest + 2 * room || 1)
  const most = Math.max(...candles.map((candle) => candle.volume)) || 1
  const width = candles.length * STEP
  return (
    <figure className={clsx('candle-chart', className)}>
      <svg className="plot" role="img" aria-label={label}>
        {yMarks
          .filter((mark) => mark.value >= lowest - room && mark.value <= highest + room)
          .map((mark) => (
            <g key={mark.label}>
              <line
                className="plot-grid"
                x1="0"
                x2="100%"
                y1={percent(y(mark.value) * PRICES)}
                y2={percent(y(mark.value) * PRICES)}
              />
              <text className="plot-label" x="100%" dx="8" y={percent(y(mark.value) * PRICES)} dy="4">
                {mark.label}
              </text>
            </g>
          ))}
        <svg
          viewBox={`0 0 ${width} 1000`}
          preserveAspectRatio="none"
          width="100%"
          height={percent(PRICES)}
          overflow="visible"
        >
          {candles.map((candle, index) => (
            <CandleMark key={candle.at} candle={candle} x={index * STEP} y={(price) => Math.round(y(price) * 1000)} />
          ))}
        </svg>
        <svg
          viewBox={`0 0 ${width} 100`}
          preserveAspectRatio="none"
          width="100%"
          y={percent(VOLUMES)}
          height={percent(1 - VOLUMES)}
        >
          <path className="candle-volume" d={volumePath(candles, most)} />
        </svg>
        {last === undefined ? null : <LastPrice at={percent(y(last.value) * PRICES)} label={last.label} />}
        {xMarks.map((mark) => (
          <text
            key={mark.label}
            className="plot-label"
            x={percent(indexOf(mark.at, candles) / candles.length)}
            y="100%"
            dy="18"
          >
            {mark.label}
          </text>
        ))}
      </svg>
      <HiddenChartTable table={table} caption={label} />
    </figure>
  )
}

function indexOf(at: number, candles: readonly Candle[]): number {
  const index = candles.findIndex((candle) => candle.at >= at)
  return index < 0 ? candles.length : index
}

function CandleMark({
  candle,
  x,
  y,
}: {
  readonly candle: Candle
  readonly x: number
  readonly y: (price: number) => number
}): ReactNode {
  const [open, close] = [y(candle.open), y(candle.close)]
  const top = Math.min(open, close)
  const bottom = Math.max(open, close, top + 3)
  return (
    <path
      className={candle.close >= candle.open ? 'candle-up' : 'candle-down'}
      d={`M${x + 5} ${y(candle.high)}V${top}M${x + 5} ${bottom}V${y(candle.low)}M${x + 2} ${top}h6V${bottom}h-6z`}
    />
  )
}

function volumePath(candles: readonly Candle[], most: number): string {
  return candles
    .map((candle, index) => {
      const height = Math.max(1, Math.round((candle.volume / most) * 100))
      return `M${index * STEP + 2} ${100 - height}h6v${height}h-6z`
    })
    .join('')
}

function LastPrice({ at, label }: { readonly at: string; readonly label: string }): ReactNode {
  const width = label.length * 7.5 + 14
  return (
    <>
      <line className="candle-last" x1="0" x2="100%" y1={at} y2={at} />
      <svg x="100%" y={at} overflow="visible">
        <rect className="candle-tag" x="2" y="-10" width={width} height="20" rx="2" />
        <text className="candle-tag-text" x={width / 2 + 2} y="4" textAnchor="middle">
          {label}
        </text>
      </svg>
    </>
  )
}
