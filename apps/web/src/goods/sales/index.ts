export { SalesPage } from './sales-page.tsx'
export { readSalesSearch } from './sales-search.ts'
