import type { Env } from '../platform/env/index.ts'
import { demoAccountLines } from '../sandbox-data/index.ts'

/** The start message for the terminal: the address, and whether it is a sandbox. */
export function banner(env: Env, address: string): string {
  const lines = [`Jindu 津渡 is ready: ${env.sandbox ? address : env.publicOrigin}`]
  if (env.sandbox) {
    lines.push('This is a sandbox: embedded or test database, simulated chain, movable clock. No money here is real.')
  }
  if (env.demoData) lines.push(...demoAccountLines())
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}
