import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOME } from './install.ts'

const BLOCK = /^```ts\n([\s\S]*?)^```$/gm
const SAID = /^(\s*)(?:const (\w+) = )?(.+?)\s*\/\/ (.+)$/

/** The value in a comment, if there is one: `'open'`, `{ a: 1n }`, `[]: a hold moves no money`. */
function valueIn(comment: string): string | null {
  for (const text of [comment, comment.split(': ')[0] ?? '']) {
    try {
      // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- our own README, tried for being an expression
      new Function(`return (${text})`)()
      return text
    } catch {
      // Prose, not a value.
    }
  }
  return null
}

/** Adds a check after a line whose comment has a value. */
export function checked(line: string): string {
  const [, indent = '', name, expression = '', comment = ''] = SAID.exec(line) ?? []
  const value = comment === '' ? null : valueIn(comment)
  if (value === null) return line
  return name === undefined ? `${indent}said(${expression}, ${value})` : `${line}\n${indent}said(${name}, ${value})`
}

/** The examples of the README, each with its comments turned into checks: `said(value, value of the comment)`. */
export function readmeExamples(): readonly string[] {
  const readme = readFileSync(join(HOME, 'README.md'), 'utf8')
  return [...readme.matchAll(BLOCK)].map(([, code = '']) => `${code.split('\n').map(checked).join('\n')}export {}\n`)
}
