/** The only door to the sandbox for the composition root. */
export { registerSandboxRoutes } from './routes.ts'
export { mineBlocks, payOnChain, runFaucet } from './verbs.ts'
