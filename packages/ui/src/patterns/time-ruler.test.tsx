import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TimeRuler, type TimeRulerProps } from './time-ruler.tsx'

afterEach(cleanup)

function ruler(props: Partial<TimeRulerProps>): void {
  render(<TimeRuler label="Window" units={60} major={4} {...props} />)
}

function ticks(kind: string): number {
  return document.querySelector(`.ruler-tick.is-${kind}`)?.getAttribute('d')?.match(/M/g)?.length ?? 0
}

describe('ticks', () => {
  it('number the units and one for the end', () => {
    ruler({})
    expect(ticks('waiting')).toBe(61)
  })

  it('elapsed ones are counted up to now, held ones lie over them', () => {
    ruler({
      spans: [
        { kind: 'elapsed', from: 0, to: 23.3 },
        { kind: 'held', from: 19, to: 23.3 },
      ],
    })
    expect([ticks('elapsed'), ticks('held'), ticks('waiting')]).toEqual([19, 5, 37])
  })
})

describe('flags', () => {
  it('without words are bare poles', () => {
    ruler({
      flags: [
        { id: 'bare', at: 15 },
        { id: 'named', at: 30, children: 'Settles' },
      ],
    })
    expect(document.querySelectorAll('.ruler-flag.is-bare')).toHaveLength(1)
  })

  it('stand at their moment, words turned inward near the end', () => {
    ruler({
      flags: [
        { id: 'hold', at: 15, children: 'Held' },
        { id: 'end', at: 60, children: 'Settles' },
      ],
    })
    const [hold, end] = document.querySelectorAll('.ruler-flag')
    expect(hold?.querySelector('.ruler-spacer')?.getAttribute('width')).toBe('25%')
    expect(hold?.classList).toContain('is-right')
    expect(end?.querySelector('.ruler-spacer')?.getAttribute('width')).toBe('0%')
    expect(end?.classList).toContain('is-left')
  })

  it('outside the window stay at its edge', () => {
    ruler({ flags: [{ id: 'late', at: 90, children: 'Late', side: 'right' }] })
    expect(document.querySelector('.ruler-spacer')?.getAttribute('width')).toBe('100%')
  })
})
