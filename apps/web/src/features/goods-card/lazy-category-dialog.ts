import { lazy } from 'react'

/** All categories, by name or number: comes when somebody asks for more of them than stand on the page. */
export const CategoryDialog = lazy(() => import('./category-dialog.tsx'))
