// @vitest-environment jsdom
import { usd, moneyToWire } from '@jindu/domain/money'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { usePriceSeen, type PriceSeen } from './use-price-seen.ts'

it('a price that changes is asked about until the reader agrees, and another subject begins anew', () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  let seen: PriceSeen | undefined
  function Probe({ subject, cents }: { readonly subject: string; readonly cents: number | undefined }): ReactNode {
    seen = usePriceSeen(subject, cents === undefined ? undefined : moneyToWire(usd(cents)))
    return null
  }
  const root = createRoot(document.createElement('div'))
  const show = (subject: string, cents?: number): void =>
    act(() => root.render(<Probe subject={subject} cents={cents} />))
  show('goods')
  expect(seen?.changed).toBeNull()
  show('goods', 1000)
  expect(seen?.changed).toBeNull()
  show('goods', 1200)
  expect(seen?.changed).toEqual({ from: moneyToWire(usd(1000)), to: moneyToWire(usd(1200)) })
  // If the price returns to the seen one, there is nothing to confirm.
  show('goods', 1000)
  expect(seen?.changed).toBeNull()
  show('goods', 1200)
  act(() => seen?.accept())
  expect(seen?.changed).toBeNull()
  show('goods', 900)
  expect(seen?.changed).toEqual({ from: moneyToWire(usd(1200)), to: moneyToWire(usd(900)) })
  show('other', 900)
  expect(seen?.changed).toBeNull()
})
