import { peopleRouter } from './router.ts'

/** Blocks and private notes. */
export const peopleFeature = { router: peopleRouter }
