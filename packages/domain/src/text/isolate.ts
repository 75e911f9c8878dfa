/** Explicit overrides, embeddings, isolates and their ends. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g
/** A letter of a right-to-left script, or a character that turns the direction. */
const TURNS =
  /[\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * A text that somebody wrote, fit to stand inside a sentence: it keeps its own direction and never turns the words around it.
 * Text without a right-to-left letter or a direction control comes back as it is. Elements use `<bdi>` instead.
 * @example
 * isolate('Ann Lee') // 'Ann Lee'
 * isolate('שלום') // '\u2068שלום\u2069'
 * isolate('\u202E0021') // '\u20680021\u2069'
 */
export function isolate(text: string): string {
  if (!TURNS.test(text)) return text
  return `${FIRST_STRONG_ISOLATE}${text.replaceAll(DIRECTION_CONTROLS, '')}${POP_ISOLATE}`
}
