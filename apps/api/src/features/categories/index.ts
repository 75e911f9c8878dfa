/** The only door to categories for other features. */
export { goodsCategory } from './tables.ts'
