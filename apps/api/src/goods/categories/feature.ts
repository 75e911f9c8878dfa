import { categoriesRouter } from './router.ts'

/** The tree of categories. */
export const categoriesFeature = { router: categoriesRouter }
