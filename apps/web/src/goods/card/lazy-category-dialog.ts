import { lazyPart } from '../../shared/parts/lazy-part.tsx'

/** All categories, by name or number: comes when somebody asks for more of them than stand on the page. */
export const CategoryDialog = lazyPart(() => import('./category-dialog.tsx'))
