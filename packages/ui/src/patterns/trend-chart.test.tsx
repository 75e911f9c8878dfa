import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TrendChart, type TrendChartProps } from './trend-chart.tsx'

afterEach(cleanup)

const chart = (given: Partial<TrendChartProps> = {}) => (
  <TrendChart
    kind="bars"
    label="Orders"
    pickLabel="day"
    series={[
      { name: 'earned', tone: 'positive' },
      { name: 'in escrow', tone: 'money' },
    ]}
    points={[
      { id: 'a', values: [1, 1], says: 'Nov 19: 2 orders' },
      { id: 'b', values: [0, 4], says: 'Nov 20: 4 orders' },
      { id: 'c', values: [null, null], says: 'Nov 21: none' },
    ]}
    summary="6 orders"
    xMarks={[{ index: 0, label: 'Nov 19' }]}
    yMarks={[{ value: 4, label: '4' }]}
    table={{ headers: ['Day', 'Orders'], rows: [['Nov 19', '2']] }}
    {...given}
  />
)

const bars = () => [...document.querySelectorAll('.trend-bar')].map((bar) => bar.getAttribute('height'))

it('draws nothing for what is zero or unknown, and stacks the rest', () => {
  render(chart())
  expect(bars()).toEqual(['25%', '25%', '100%'])
})

it('says the sum until a point is picked, and what a point says to the keyboard and to screen readers', () => {
  render(chart())
  expect(screen.getByText('6 orders')).toBeTruthy()
  const pick = screen.getByRole('slider', { name: 'Orders, day' })
  expect(pick.getAttribute('aria-valuetext')).toBe('Nov 21: none')
  fireEvent.change(pick, { target: { value: '1' } })
  expect(screen.getByText('Nov 20: 4 orders')).toBeTruthy()
  expect(pick.getAttribute('aria-valuetext')).toBe('Nov 20: 4 orders')
  fireEvent.blur(pick)
  expect(screen.getByText('6 orders')).toBeTruthy()
})

it('breaks a line where nothing is known', () => {
  render(
    chart({
      kind: 'line',
      series: [{ name: 'rate', tone: 'ink' }],
      points: [1, 2, null, 4].map((value, index) => ({ id: String(index), values: [value], says: '' })),
    }),
  )
  expect(document.querySelector('.trend-line')?.getAttribute('d')).toBe('M12.5 75L37.5 50M87.5 0')
  expect(document.querySelectorAll('.trend-dot')).toHaveLength(1)
})

it('keeps the figures in a table', () => {
  render(chart())
  expect(screen.getByRole('table', { name: 'Orders' }).textContent).toContain('Nov 19')
})
