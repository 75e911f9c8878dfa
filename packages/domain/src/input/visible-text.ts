/** Positions where an invisible character is legitimate. */
const BELONGS = [
  // Joiners between the parts of an emoji.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  // Joiners between letters of scripts that use them, such as Persian and the Indic ones.
  '(?<=[\\p{M}\\p{Script=Arabic}\\p{Script=Syriac}])[\\u200C\\u200D](?=[\\p{L}\\p{M}])',
  // Variation selectors of emoji and Chinese characters.
  '(?<=[\\p{Extended_Pictographic}0-9#*])[\\uFE0E\\uFE0F]',
  '(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
  // Tag characters in the flags of England, Scotland and Wales.
  '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{2,6}\\u{E007F}',
].join('|')

/** Direction marks and overrides, zero-width characters, soft hyphens, fillers, lone surrogates. */
const INVISIBLE = '\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800'
const HIDES = new RegExp(`(${BELONGS})|[\\p{C}\\p{Zl}\\p{Zp}${INVISIBLE}]`, 'gu')
const STRIPPED = new RegExp(`(${BELONGS}|[\\n\\t])|[\\p{Cc}${INVISIBLE}]`, 'gu')
const ENDS = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+$/gu

/**
 * Whether a single line looks as it is stored: no invisible characters, no line breaks, no bidi controls that reorder
 * the text beside it. Emoji and right-to-left letters are fine.
 * @example
 * readsAsItIs('👨‍👩‍👧 خانه') // true
 * readsAsItIs('6222\u202E0001') // false
 */
export function readsAsItIs(line: string): boolean {
  return Array.from(line.matchAll(HIDES)).every(([, belongs]) => belongs !== undefined)
}

/**
 * Strips blanks and invisible characters around a line, which copying from pages and spreadsheets leaves there.
 * @example
 * trimUnseen('\u202A6222 0001\u202C ') // '6222 0001'
 */
export function trimUnseen(line: string): string {
  return line.replaceAll(ENDS, '')
}

/**
 * Removes direction overrides and zero-width characters from a text of several lines. Line breaks, emoji and
 * right-to-left letters stay.
 * @example
 * stripUnseen('pay\u202Eyap me\u200B') // 'payyap me'
 */
export function stripUnseen(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(STRIPPED, (_, belongs?: string) => belongs ?? '')
}
