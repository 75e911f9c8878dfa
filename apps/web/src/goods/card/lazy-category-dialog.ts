import { lazyPart } from '../../shared/parts/lazy-part.tsx'

/** All categories by name or id; loaded when somebody wants more than the page shows. */
export const CategoryDialog = lazyPart(() => import('./category-dialog.tsx'))
