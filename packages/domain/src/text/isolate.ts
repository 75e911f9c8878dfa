/** Explicit overrides, embeddings, isolates and their ends. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g
/** A right-to-left letter, or a bidi control character. */
const TURNS =
  /[\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * Isolates a user's text for use inside a sentence: it keeps its own direction and never reorders the words around it.
 * Text without right-to-left letters and bidi controls is returned unchanged. Elements use `<bdi>` instead.
 * @example
 * isolate('Ann Lee') // 'Ann Lee'
 * isolate('שלום') // '\u2068שלום\u2069'
 * isolate('\u202E0021') // '\u20680021\u2069'
 */
export function isolate(text: string): string {
  if (!TURNS.test(text)) return text
  return `${FIRST_STRONG_ISOLATE}${text.replaceAll(DIRECTION_CONTROLS, '')}${POP_ISOLATE}`
}
