import { expect, it } from 'vitest'
import { storableInput } from './storable-text.ts'

it('takes NUL and halves of characters out of every text, however deep', () => {
  expect(storableInput({ a: 'x\0y', list: ['\0', { deep: 'a\ud800b' }], n: 1, none: null })).toEqual({
    a: 'xy',
    list: ['', { deep: 'a\ufffdb' }],
    n: 1,
    none: null,
  })
})

it('leaves whole characters, bytes and what is no object alone', () => {
  const bytes = new Uint8Array([0, 1])
  expect(storableInput({ text: '津渡 🚢\n', bytes })).toEqual({ text: '津渡 🚢\n', bytes })
  expect(storableInput(bytes)).toBe(bytes)
  expect(storableInput(undefined)).toBeUndefined()
})
