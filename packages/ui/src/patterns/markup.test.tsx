import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Address } from './address.tsx'
import Drawing from './cover/drawing.tsx'
import { EscrowRail } from './escrow-rail.tsx'
import { Position } from './position.tsx'
import { QrCode } from './qr-code.tsx'
import { RangeRuler } from './range-ruler.tsx'
import { StepChart } from './step-chart.tsx'
import { Ticks } from './ticks.tsx'
import { TimeRuler } from './time-ruler.tsx'

const TABLE = { headers: ['When', 'Balance'], rows: [['Nov 21', '18.4']] }

const DRAWN: Readonly<Record<string, ReactNode>> = {
  rail: (
    <EscrowRail
      label="Rail"
      from={{ name: 'You', empty: 'Empty' }}
      held={{ name: 'Escrow', empty: 'Empty' }}
      to={{ name: 'Seller', empty: 'Empty' }}
      gates={[{ move: 'passed' }, { move: 'stopped' }]}
      position={{ at: 'held', slip: { amount: '1 LTC' } }}
    />
  ),
  ruler: (
    <TimeRuler
      label="Window"
      units={60}
      major={4}
      spans={[{ kind: 'elapsed', from: 0, to: 19 }]}
      flags={[{ id: 'hold', at: 19, children: 'Hold' }]}
      marks={[
        { at: 0, label: 'Paid' },
        { at: 60, label: 'day 15' },
      ]}
    />
  ),
  range: <RangeRuler label="Share" min={0} max={100} value={20} valueText="20%" ends={['0', '100%']} />,
  position: <Position at="split" />,
  ticks: <Ticks total={15} filled={3} />,
  cover: <Drawing seed="30418" title="" hint={undefined} />,
  qr: <QrCode value="ltc1q" label="Address" />,
  address: <Address value="ltc1qz7m4k0tr8u2v6y5" />,
  steps: (
    <StepChart
      label="Balance"
      from={0}
      to={10}
      points={[{ at: 0, value: 2 }]}
      xMarks={[{ at: 0, label: 'Oct 22' }]}
      yMarks={[{ value: 1, label: '1' }]}
      table={TABLE}
    />
  ),
}

it.each(Object.keys(DRAWN))('%s is drawn without inline styles, which the pages forbid', (name) => {
  const html = renderToStaticMarkup(DRAWN[name])
  expect(html).not.toContain('style=')
  expect(html).not.toContain('NaN')
})

it('an address reads as one word, so that copying by hand gives the address', () => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<Address value="ltc1qz7m4k0tr8u2v6y5" />)
  expect(host.textContent).toBe('ltc1qz7m4k0tr8u2v6y5')
})
