import { lazy } from 'react'

/** Its ruler, its payment and their words come when a right is bought. */
export const RightDialog = lazy(async () => ({ default: (await import('./right-dialog.tsx')).RightDialog }))
