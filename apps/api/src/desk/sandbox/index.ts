/** The only door to the sandbox for the composition root. */
export { registerSandboxRoutes } from './routes.ts'
export { simulatedChain } from './simulated.ts'
export { mineBlocks, payOnChain, runFaucet } from './verbs.ts'
