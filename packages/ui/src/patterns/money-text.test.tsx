import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MoneyText, splitFiller, UsdText, usdText } from './money-text.tsx'

afterEach(cleanup)

describe('coin amounts', () => {
  it.each(['1.28438380', '0.00000000', '18.40221000', '2.50000000', '96.009601', '0.00000001', '21000000.00000000'])(
    'the text of %s is the exact amount',
    (amount) => {
      const { container } = render(<MoneyText {...splitFiller(amount)} unit="LTC" />)
      expect(container.textContent).toBe(`${amount} LTC`)
    },
  )

  it.each([
    ['1.28438380', '1.2843838', '0'],
    ['2.50000000', '2.50', '000000'],
    ['0.00000000', '0.00', '000000'],
    ['0.00000001', '0.00000001', ''],
    ['118.60', '118.60', ''],
    ['7', '7', ''],
  ])('%s dims only zeros past the second decimal', (amount, significant, filler) => {
    expect(splitFiller(amount)).toEqual({ significant, filler })
  })

  it('marks incoming with a plus and outgoing with a true minus', () => {
    const { container } = render(
      <>
        <MoneyText significant="1.30" direction="incoming" />
        <MoneyText significant="2.50" direction="outgoing" />
      </>,
    )
    expect(container.textContent).toBe('+1.30\u22122.50')
  })
})

describe('USD', () => {
  it.each([
    [0n, '$0.00'],
    [5n, '$0.05'],
    [11_860n, '$118.60'],
    [427_948n, '$4,279.48'],
    [123_456_789_012n, '$1,234,567,890.12'],
    [-11_860n, '\u2212$118.60'],
  ])('%s cents read %s', (cents, text) => {
    expect(usdText(cents)).toBe(text)
  })

  it('gives a plus to incoming money only, never to nothing or to outgoing', () => {
    expect(usdText(100n, true)).toBe('+$1.00')
    expect(usdText(0n, true)).toBe('$0.00')
    expect(usdText(-100n, true)).toBe('\u2212$1.00')
    const { container } = render(<UsdText cents={-100n} incoming />)
    expect(container.querySelector('.is-incoming')).toBeNull()
  })
})
