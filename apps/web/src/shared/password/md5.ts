const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const
const SINES = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

/**
 * MD5 (RFC 1321) of the UTF-8 text, lower-case hex. Browsers lack it, and the wire format needs it; the server hashes
 * it again before storing.
 */
export function md5Hex(text: string): string {
  const words = padded(new TextEncoder().encode(text))
  const state = Int32Array.of(0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476)
  for (let offset = 0; offset < words.length; offset += 16) addBlock(state, words.subarray(offset, offset + 16))
  return Array.from(new Uint8Array(state.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function padded(bytes: Uint8Array): Int32Array {
  const blocks = ((bytes.length + 8) >>> 6) + 1
  const view = new DataView(new ArrayBuffer(blocks * 64))
  bytes.forEach((byte, i) => view.setUint8(i, byte))
  view.setUint8(bytes.length, 0x80)
  view.setUint32(blocks * 64 - 8, bytes.length * 8, true)
  return Int32Array.from({ length: blocks * 16 }, (_, i) => view.getInt32(i * 4, true))
}

function addBlock(state: Int32Array, block: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (let i = 0; i < 64; i++) {
    const round = i >>> 4
    const [mixed, index] = mix(round, i, b, c, d)
    const sum = (a + mixed + (SINES[i] ?? 0) + (block[index] ?? 0)) | 0
    const shift = SHIFTS[round * 4 + (i % 4)] ?? 0
    ;[a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0]
  }
  ;[a, b, c, d].forEach((word, i) => {
    state[i] = ((state[i] ?? 0) + word) | 0
  })
}

function mix(round: number, i: number, b: number, c: number, d: number): [mixed: number, index: number] {
  if (round === 0) return [(b & c) | (~b & d), i]
  if (round === 1) return [(d & b) | (~d & c), (5 * i + 1) % 16]
  if (round === 2) return [b ^ c ^ d, (3 * i + 5) % 16]
  return [c ^ (b | ~d), (7 * i) % 16]
}
