/** The only door to the search. */
export { centsOf } from './cents-of.ts'
export { SearchPage } from './search-page.tsx'
export { narrowingOf, searchQuery, PAGE_SIZES } from './search-query.ts'
export { SORTS } from './sorts.ts'
export { SearchBox } from './search-box.tsx'
export { sortInput } from './sort-input.ts'
