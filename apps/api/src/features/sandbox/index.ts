/** The only door to the sandbox for the composition root. */
export { registerSandboxRoutes } from './routes.ts'
