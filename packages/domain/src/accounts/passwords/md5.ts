type Registers = readonly [a: number, b: number, c: number, d: number]

interface Round {
  readonly shifts: readonly number[]
  readonly mix: (b: number, c: number, d: number) => number
  readonly word: (step: number) => number
}

const ROUNDS: readonly Round[] = [
  { shifts: [7, 12, 17, 22], mix: (b, c, d) => (b & c) | (~b & d), word: (step) => step },
  { shifts: [5, 9, 14, 20], mix: (b, c, d) => (d & b) | (~d & c), word: (step) => 5 * step + 1 },
  { shifts: [4, 11, 16, 23], mix: (b, c, d) => b ^ c ^ d, word: (step) => 3 * step + 5 },
  { shifts: [6, 10, 15, 21], mix: (b, c, d) => c ^ (b | ~d), word: (step) => 7 * step },
]

const STEPS = ROUNDS.flatMap(({ shifts, mix, word }) =>
  [...shifts, ...shifts, ...shifts, ...shifts].map((shift, step) => ({ shift, mix, word: word(step) & 15 })),
).map((step, index) => ({ ...step, sine: Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) }))

const BLOCK_BYTES = 64
const START: Registers = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]

/**
 * MD5 of bytes as lower-case hex (RFC 1321). Browsers lack it, and the wire format needs it; it provides no security by
 * itself.
 */
export function md5Hex(bytes: Uint8Array): string {
  const view = new DataView(padded(bytes))
  let state = START
  for (let offset = 0; offset < view.byteLength; offset += BLOCK_BYTES) state = digestBlock(state, view, offset)
  return state.map(littleEndianHex).join('')
}

function digestBlock(before: Registers, view: DataView, offset: number): Registers {
  let [a, b, c, d] = before
  for (const { shift, mix, word, sine } of STEPS) {
    const total = (a + mix(b, c, d) + sine + view.getUint32(offset + word * 4, true)) | 0
    const turned = (total << shift) | (total >>> (32 - shift))
    ;[a, d, c, b] = [d, c, b, (b + turned) | 0]
  }
  return [(before[0] + a) | 0, (before[1] + b) | 0, (before[2] + c) | 0, (before[3] + d) | 0]
}

function padded(bytes: Uint8Array): ArrayBuffer {
  const length = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES
  const block = new Uint8Array(length)
  block.set(bytes)
  block[bytes.length] = 0x80
  new DataView(block.buffer).setBigUint64(length - 8, BigInt(bytes.length) * 8n, true)
  return block.buffer
}

function littleEndianHex(word: number): string {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setInt32(0, word, true)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
