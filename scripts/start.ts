import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { stopWithParent } from './stop-with-parent.ts'

// `pnpm start`: builds what is outdated, then runs the server.
const root = join(import.meta.dirname, '..')

const build = spawnSync(
  join(root, 'node_modules/.bin/turbo'),
  ['run', 'build', '--filter=@jindu/web', '--filter=@jindu/api', '--output-logs=errors-only', '--log-order=grouped'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' },
  },
)
if (build.status !== 0) {
  process.stderr.write('The build failed; see above.\n')
  process.exit(build.status ?? 1)
}

process.env['NODE_ENV'] ??= 'production'
stopWithParent()
// In this process: signals reach the server itself, and there is no second process to keep alive.
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href)
