import { lazyPart } from '../../shared/parts/lazy-part.tsx'

/** Its ruler, its payment and their words come when a right is bought. */
export const RightDialog = lazyPart(async () => ({ default: (await import('./right-dialog.tsx')).RightDialog }))
