/** The only door to categories for other features. */
export { mergedTarget } from './reads.ts'
export { goodsCategory } from './tables.ts'
