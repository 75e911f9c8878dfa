/** Rounding direction of a division: `up` away from zero, `down` towards zero. Every call states it. */
export type Rounding = 'up' | 'down'

/**
 * Divides integers.
 * @param divisor greater than zero
 * @example
 * divide(7n, 2n, 'up') // 4n
 * divide(7n, 2n, 'down') // 3n
 */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor
  if (rounding === 'down' || dividend % divisor === 0n) return quotient
  return dividend < 0n ? quotient - 1n : quotient + 1n
}
