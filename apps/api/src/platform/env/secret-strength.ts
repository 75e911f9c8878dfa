/**
 * An upper bound of a secret's entropy in bits, from its character frequencies: 64 random hexadecimal characters have
 * about 250.
 */
function bitsOf(secret: string): number {
  const counts = Map.groupBy(secret, (character) => character).values()
  const frequencies = Array.from(counts, ({ length }) => length / secret.length)
  return secret.length * frequencies.reduce((sum, frequency) => sum - frequency * Math.log2(frequency), 0)
}

/** `abcabcabc` repeats `abc`. */
const isRepetition = (secret: string): boolean => (secret + secret).indexOf(secret, 1) < secret.length

/** The number of characters equal or adjacent to the one before: 0123…, aaaa…, zyxw…. */
function stepsIn(secret: string): number {
  const codes = Array.from(secret, (character) => character.charCodeAt(0))
  return codes.filter((code, at) => at > 0 && Math.abs(code - (codes[at - 1] ?? 0)) <= 1).length
}

/** Why a secret is weak, for the error message; null if it may be random. */
export function weaknessOf(secret: string, leastBits: number): string | null {
  if (isRepetition(secret)) return 'repeats itself'
  if (stepsIn(secret) > secret.length / 2) return 'is a sequence'
  return bitsOf(secret) < leastBits ? 'has too few different characters' : null
}
