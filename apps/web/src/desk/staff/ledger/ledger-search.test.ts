import { expect, test } from 'vitest'
import { ledgerInput, ledgerProblem, readLedgerSearch } from './ledger-search.ts'

test('a number without the kind of thing it belongs to is not asked for, and says so', () => {
  const asked = readLedgerSearch({ number: '81' })
  expect(ledgerProblem(asked)).toBe('number')
  expect(ledgerProblem({ ...asked, about: 'goodsOrder' })).toBeNull()
  expect(ledgerInput({ ...asked, about: 'goodsOrder' }).reference).toEqual({ kind: 'goodsOrder', id: 81 })
})

test('what is no transaction stays as it was typed and says so', () => {
  const asked = readLedgerSearch({ tx: 'abc' })
  expect([asked.tx, ledgerProblem(asked), ledgerInput(asked).tx]).toEqual(['abc', 'tx', undefined])
  expect(ledgerInput(readLedgerSearch({ tx: 'AB'.repeat(32) })).tx).toBe('ab'.repeat(32))
})

test('days are whole ones of UTC', () => {
  expect(ledgerInput(readLedgerSearch({ from: '2026-11-22', to: '2026-11-22' }))).toMatchObject({
    from: 1_795_305_600,
    to: 1_795_391_999,
  })
})
