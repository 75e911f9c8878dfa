export { CategoryNamesFields } from './category-names-fields.tsx'
export { type NamesWanted, useCategoryNames } from './use-category-names.ts'
