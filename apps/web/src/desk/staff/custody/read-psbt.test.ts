import { expect, it } from 'vitest'
import { readPsbt } from './read-psbt.ts'

const BINARY = Uint8Array.from([0x70, 0x73, 0x62, 0x74, 0xff, 1, 0])

it('reads what wallets save: binary, base64 with line breaks, a transaction in digits', async () => {
  expect(await readPsbt(new Blob([BINARY]))).toBe('cHNidP8BAA==')
  expect(await readPsbt(new Blob(['cHNid\nP8BAA==\r\n']))).toBe('cHNidP8BAA==')
  expect(await readPsbt(new Blob(['0200AB\n']))).toBe('0200ab')
})

it('refuses what is neither, and what is too large', async () => {
  for (const text of ['', '<html>', 'ünlesbar']) expect(await readPsbt(new Blob([text]))).toBeNull()
  expect(await readPsbt(new Blob(['a'.repeat(300_000)]))).toBeNull()
})
