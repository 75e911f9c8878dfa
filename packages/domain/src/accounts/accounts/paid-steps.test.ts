import { describe, expect, it } from 'vitest'
import { coinMoney } from '../../input/index.ts'
import { isPaidStep, PAID_STEPS, paidStatement, paidStep, paidStepText } from './index.ts'

const read = (value: unknown) => coinMoney.safeParse(value).data
const AMOUNT = { asset: 'LTC', units: '5' } as const

/** An input with what a step's row names. */
function whole(step: (typeof PAID_STEPS)[number]): Record<string, unknown> {
  const { amount, to } = paidStep(step)
  return {
    ...(amount === null ? {} : { [amount]: AMOUNT }),
    ...(to === null ? {} : { [to.field]: to.kind === 'address' ? 'ltc1qexample' : 7 }),
  }
}

describe.each(PAID_STEPS)('%s', (step) => {
  const { amount, to } = paidStep(step)

  it('says its amount and its destination', () => {
    expect([isPaidStep(step), isPaidStep(`${step}X`), isPaidStep('toString')]).toEqual([true, false, false])
    expect(paidStatement(step, whole(step), read)).toEqual({
      step,
      amount: amount === null ? null : { asset: 'LTC', units: 5n },
      to: to === null ? null : { kind: to.kind, id: to.kind === 'address' ? 'ltc1qexample' : '7' },
    })
  })

  it('says nothing where one of them is left open, or is none', () => {
    for (const field of [amount, to?.field ?? null]) {
      if (field === null) continue
      for (const bad of [undefined, null, '', {}, [], true, 'x'.repeat(201), { asset: 'LTC', units: '-1' }])
        expect(paidStatement(step, { ...whole(step), [field]: bad }, read)).toBeNull()
    }
    for (const none of [undefined, null, 'text', 5]) expect(paidStatement(step, none, read)).toBeNull()
  })

  it('has another text for another amount, destination or step, and the same for the same in another order', () => {
    const input = whole(step)
    const text = paidStepText(step, input)
    expect(paidStepText(step, Object.fromEntries(Object.entries(input).toReversed()))).toBe(text)
    expect(paidStepText(`${step}X`, input)).not.toBe(text)
    for (const field of Object.keys(input)) {
      for (const other of [{ asset: 'LTC', units: '6' }, { asset: 'BTC', units: '5' }, 8, '7', undefined])
        expect(paidStepText(step, { ...input, [field]: other })).not.toBe(text)
    }
    expect(paidStepText(step, { ...input, more: 1 })).not.toBe(text)
  })
})

it('lists keep their order, and objects in them are sorted too', () => {
  expect(paidStepText('otcOffers.publish', { payees: [2, 1], hours: [{ to: 1, from: null }] })).toBe(
    '["otcOffers.publish",{"hours":[{"from":null,"to":1}],"payees":[2,1]}]',
  )
})
