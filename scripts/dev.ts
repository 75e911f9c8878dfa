import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

// `pnpm dev`: runs the API from source and restarts it on changes; Vite inside it hot-reloads the pages.
const root = join(import.meta.dirname, '..')
const sources = ['apps/api/src', 'packages/domain/src', 'packages/i18n/src'].map((folder) => `--watch-path=${folder}`)

const server = spawn(
  process.execPath,
  ['--conditions=source', '--watch-preserve-output', ...sources, 'apps/api/src/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    // Chosen here, because it must survive restarts: open tabs reconnect to this port.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      JINDU_DEV: 'true',
      JINDU_HOT_RELOAD_PORT: String(await freePort()),
    },
  },
)

// Ctrl-C reaches the server through the terminal too; it counts both as one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
