import { create } from 'qrcode'
import { decodeQR } from 'qr/decode.js'
import { afterEach, expect, it, vi } from 'vitest'
import { openDetector, readCode } from './read-code.ts'

afterEach(() => vi.unstubAllGlobals())

/** A code as a camera frame: 8 pixels a module, with the quiet zone. */
function frameOf(text: string) {
  const { modules } = create(text)
  const side = (modules.size + 8) * 8
  const data = new Uint8Array(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [Math.floor(y / 8) - 4, Math.floor(x / 8) - 4]
      const isInside = row >= 0 && column >= 0 && row < modules.size && column < modules.size
      if (isInside && modules.get(row, column) === 1) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { width: side, height: side, data }
}

it.each([
  'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.5',
  'litecoin:ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
])('the loaded decoder reads the codes that this site and wallets show: %s', (text) => {
  expect(decodeQR(frameOf(text))).toBe(text)
})

it('the browser’s detector is used where it reads QR codes, and not where it has none', async () => {
  class Native {
    static formats = ['qr_code']
    static getSupportedFormats = async () => Native.formats
    detect = async () => [{ rawValue: ` bitcoin:bc1q${'0'.repeat(50)} ` }]
  }
  vi.stubGlobal('BarcodeDetector', Native)
  const detector = await openDetector()
  expect(detector).toBeInstanceOf(Native)
  // The fake detector looks at no picture.
  const picture = new Blob()
  expect(await readCode(detector, picture, 12)).toBe('bitcoin:bc1q')
  expect(await readCode({ detect: async () => [] }, picture, 12)).toBeNull()
  Native.formats = []
  expect(await openDetector()).not.toBeInstanceOf(Native)
})
