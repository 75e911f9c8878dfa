import { favoritesRouter } from './router.ts'

/** Goods that somebody follows. */
export const favoritesFeature = { router: favoritesRouter }
