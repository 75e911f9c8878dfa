import { siteFiguresRouter } from './router.ts'

/** Figures of the site. */
export const figuresFeature = { router: siteFiguresRouter }
