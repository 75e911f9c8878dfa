import { sandboxRouter } from './router.ts'

/** The faucet and the clock of a sandbox. */
export const sandboxFeature = { router: sandboxRouter }
