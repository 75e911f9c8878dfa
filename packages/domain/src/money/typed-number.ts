/** Decimal separators of all scripts, after NFKC has folded full-width and half-width forms. */
const SEPARATOR = /[.,。、٫،·]/u

/** Marks that pasted amounts carry at their ends: byte order marks, direction marks, zero-width characters. */
const INVISIBLE_ENDS = /^[\p{Cf}\s]+|\p{Cf}+\s*$/gu

/** A comma before exactly three digits is ambiguous between thousands and decimals, so it is not converted. */
const GROUPED = /^[1-9]\d{0,2}[,،、]\d{3}\s*$/

/** A digit of any script as one of 0 to 9. Scripts have their ten in a row, and rows may follow each other without a gap. */
function foldDigit(digit: string): string {
  const code = Number(digit.codePointAt(0))
  let distance = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - distance - 1))) distance += 1
  return String(distance % 10)
}

/**
 * Full-width digits and those of any script as 0 to 9, blanks and invisible marks at the ends ignored; nothing between two characters is dropped.
 * @example
 * foldDigits('１００００１') // '100001'
 * foldDigits('1 000') // '1 000'
 */
export function foldDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE_ENDS, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, foldDigit)
}

/**
 * A typed number as digits with a point: a single separator of any script is the decimal point. Ambiguous text (two
 * separators, a sign, an exponent, grouped thousands) is returned unchanged for the field to refuse.
 * @example
 * foldNumber('0,5') // '0.5'
 * foldNumber('１。５') // '1.5'
 * foldNumber('1,234') // '1,234'
 * foldNumber('1.234,5') // '1.234,5'
 */
export function foldNumber(typed: string): string {
  const folded = foldDigits(typed)
  if (GROUPED.test(folded)) return typed
  const plain = folded.replace(SEPARATOR, '.')
  return /^\d*\.?\d*\s*$/.test(plain) ? plain : typed
}
