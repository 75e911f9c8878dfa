/** The only door to categories for other features. */
export { arrangeCategory } from './arrange-category.ts'
export { briefOf, categoryBrief } from './brief.ts'
export { hideCategoryComments } from './change-category.ts'
export { categoryStands, leadInto } from './merged-into.ts'
export { bothTitles, namesRow, titleIn } from './names.ts'
export { mergedTarget } from './reads.ts'
export { goodsCategory } from './tables.ts'
