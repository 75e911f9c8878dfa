import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

/** 授权码 in GB18030. */
const GB = [0xca, 0xda, 0xc8, 0xa8, 0xc2, 0xeb]

test('bytes that are no UTF-8 are read as GB18030', () => {
  expect(readText(Uint8Array.from([...GB, 0x2c, 0x41]))).toEqual({ text: '授权码,A', encoding: 'GB18030' })
})

test('UTF-8 stays UTF-8, with and without its mark', () => {
  const bytes = new TextEncoder().encode('授权码,A')
  expect(readText(bytes)).toEqual({ text: '授权码,A', encoding: 'UTF-8' })
  expect(readText(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]))).toEqual({ text: '授权码,A', encoding: 'UTF-8' })
  expect(readText(new Uint8Array())).toEqual({ text: '', encoding: 'UTF-8' })
})

test('a mark of UTF-16 counts, in both orders', () => {
  expect(readText(Uint8Array.from([0xff, 0xfe, 0x41, 0x00]))).toEqual({ text: 'A', encoding: 'UTF-16' })
  expect(readText(Uint8Array.from([0xfe, 0xff, 0x00, 0x41]))).toEqual({ text: 'A', encoding: 'UTF-16' })
})
