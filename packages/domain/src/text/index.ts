/**
 * Characters of single texts. `countCharacters` counts what a reader sees as one character, `isolate` keeps the direction of a
 * foreign text from changing its surroundings.
 * @module
 */
export { countCharacters } from './count-characters.ts'
export { isolate } from './isolate.ts'
export { LOCALES, type Locale, type Text } from './locale.ts'
export { saidCharacters } from './said-characters.ts'
