import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './run-step.ts'

const usual = [
  // The same engine without windows: a quarter less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const packaged = '@sparticuz/chromium@153.0.0'

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The machine's own Chromium, or one from the package registry kept under `.data`, so that tests run on a bare machine too. */
export function findChromium(): string {
  const named = process.env['CHROME_PATH']
  if (named !== undefined) return named
  const found = usual.find(isExecutable)
  if (found !== undefined) return found
  const folder = join(root, '.data/browser')
  if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium'))) {
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', packaged], { stdio: 'inherit' })
  }
  const ask = "import('@sparticuz/chromium').then(async (m) => process.stdout.write(await m.default.executablePath()))"
  return execFileSync(process.execPath, ['-e', ask], { cwd: folder, encoding: 'utf8' })
}
