import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EscrowRail, type RailPosition } from './escrow-rail.tsx'

const FULL = { amount: '1.28438380 LTC' }

function rail(position: RailPosition) {
  return (
    <EscrowRail
      label="Where the money is"
      from={{ name: 'You', empty: 'Empty since Nov 15' }}
      held={{ name: 'Escrow', empty: 'Emptied' }}
      to={{ name: 'Seller', empty: 'Nothing yet' }}
      gates={[
        { move: 'passed', title: 'Nov 15', icon: <i data-testid="icon" /> },
        { move: 'clock', title: 'To the seller', icon: <i data-testid="icon" /> },
      ]}
      position={position}
    />
  )
}

function filledBerths(): (string | null)[] {
  return [...document.querySelectorAll('[data-slip]')].map(
    (slip) => slip.parentElement?.getAttribute('data-berth') ?? null,
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

describe('the slip', () => {
  it.each(['from', 'held', 'to'] as const)(
    'lies in exactly one berth, and the others say why they are empty: %s',
    (at) => {
      render(rail({ at, slip: FULL }))
      expect(filledBerths()).toEqual([at])
      expect(screen.getAllByText('1.28438380 LTC')).toHaveLength(1)
      expect(document.querySelectorAll('.rail-void')).toHaveLength(2)
    },
  )

  it('lies in both ends after a split, and escrow is empty', () => {
    render(rail({ at: 'split', from: { amount: '0.25 LTC' }, to: { amount: '1.03 LTC' } }))
    expect(filledBerths()).toEqual(['from', 'to'])
    expect(screen.getByText('Emptied')).toBeDefined()
  })
})

it('shows a check instead of the icon of a gate that is passed', () => {
  render(rail({ at: 'held', slip: FULL }))
  expect(screen.getAllByTestId('icon')).toHaveLength(1)
})

function watchMotion(reduced: boolean) {
  const animate = vi.fn<Element['animate']>()
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
  const matches = Object.assign(new EventTarget(), { matches: reduced })
  Object.defineProperty(window, 'matchMedia', { value: () => matches, configurable: true })
  return animate
}

describe('the crossing', () => {
  it('does not run when the page opens or is drawn again', () => {
    const animate = watchMotion(false)
    const { rerender } = render(rail({ at: 'held', slip: FULL }))
    rerender(rail({ at: 'held', slip: { amount: '2 LTC' } }))
    expect(animate).not.toHaveBeenCalled()
  })

  it('runs once, for 420 ms, when the money moves in front of the reader', () => {
    const animate = watchMotion(false)
    const { rerender } = render(rail({ at: 'held', slip: FULL }))
    rerender(rail({ at: 'to', slip: FULL }))
    rerender(rail({ at: 'to', slip: FULL }))
    expect(animate).toHaveBeenCalledTimes(1)
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 420 })
  })

  it('does not run under reduced motion', () => {
    const animate = watchMotion(true)
    const { rerender } = render(rail({ at: 'held', slip: FULL }))
    rerender(rail({ at: 'to', slip: FULL }))
    expect(animate).not.toHaveBeenCalled()
  })
})
