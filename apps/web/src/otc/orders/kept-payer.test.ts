import { expect, test } from 'vitest'
import { readPayer } from './kept-payer.ts'
import { NO_PAYER, type PayerDraft } from './payer-fields.tsx'

const payer: PayerDraft = {
  name: 'Lin Wei',
  account: '6222 0000 1234',
  reference: '2611-7740',
  sentAt: '2026-11-25T11:38',
  files: ['a', 'b'],
}

test('who pays is there again as it was typed', () => {
  expect(readPayer(JSON.stringify(payer))).toEqual(payer)
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another thing', '7'],
])('%s is kept of nobody', (_, text) => {
  expect(readPayer(text)).toEqual(NO_PAYER)
})

test('what another page kept otherwise is left out', () => {
  const strange = { ...payer, name: 7, files: ['a', 7, 'b'], other: 'x' }
  expect(readPayer(JSON.stringify(strange))).toEqual({ ...payer, name: '', files: ['a', 'b'] })
})
