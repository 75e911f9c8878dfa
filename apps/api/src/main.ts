import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything of ours is loaded: compiling it is a fifth of a cold start. Where nothing can be written it does nothing.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))
const { startProcess } = await import('./server/start-process.ts')
await startProcess()
