/** UTF-8 of a text; an unpaired surrogate becomes U+FFFD, as every platform's encoder has it. */
export function utf8Bytes(text: string): Uint8Array {
  return Uint8Array.from(
    Array.from(text.toWellFormed()).flatMap((character) => bytesOf(Number(character.codePointAt(0)))),
  )
}

function bytesOf(point: number): number[] {
  if (point < 0x80) return [point]
  if (point < 0x800) return [0xc0 | (point >> 6), tail(point)]
  if (point < 0x10000) return [0xe0 | (point >> 12), tail(point >> 6), tail(point)]
  return [0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point)]
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f)
}
