import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../primitives/button.tsx'
import { Address, ShortHash } from './address.tsx'
import { Countdown } from './countdown.tsx'
import { MoneyText, UsdText } from './money-text.tsx'

const words = { days: 'd', hours: 'h' }

test.each([
  ['a coin amount', <MoneyText key="0" significant="1.28" filler="00" unit="LTC" />],
  ['dollars', <UsdText key="1" cents={12_50n} />],
  ['a timer', <Countdown key="2" target={90} now={10} labels={words} passed="over" />],
  ['an address', <Address key="3" value="ltc1qexample" />],
  ['a hash', <ShortHash key="4" value="9f2c41aa00bb11cce07a" />],
  [
    'a button that moves money',
    <Button key="5" variant="money">
      Pay
    </Button>,
  ],
  [
    'a button that acts against the reader',
    <Button key="6" variant="danger">
      Refund
    </Button>,
  ],
])('%s is not translated: its text would go stale', (_, element) => {
  expect(renderToStaticMarkup(element)).toContain('translate="no"')
})

test('any other button is', () => {
  expect(renderToStaticMarkup(<Button>Hold</Button>)).not.toContain('translate')
})
