/**
 * Sentences in English and Chinese for codes that programs meet: errors, successes and durations. Placeholders are filled with the
 * details of the error.
 * @module
 */
export { durationText } from './duration-text.ts'
export { errorMessage } from './error-message.ts'
export { fillMessage, type Details } from './fill-message.ts'
export { LOCALES, type Locale, type Text } from '../text/locale.ts'
export { successMessage } from './success-message.ts'
