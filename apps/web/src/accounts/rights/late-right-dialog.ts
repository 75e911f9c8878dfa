import { lazyPart } from '../../shared/parts/lazy-part.tsx'

/** Ruler, payment and texts load when a right is bought. */
export const RightDialog = lazyPart(async () => ({ default: (await import('./right-dialog.tsx')).RightDialog }))
