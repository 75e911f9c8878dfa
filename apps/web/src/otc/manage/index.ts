/** The only door to the pages on which a trader manages offers, orders and accounts. */
export { ManagePage } from './manage-page.tsx'
export { readManage } from './manage-search.ts'
