import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOTS = [new URL('../..', import.meta.url), new URL('../../../../../packages/ui/src', import.meta.url)]

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx)$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(new URL(`${root.href.replace(/\/?$/, '/')}${name}`), 'utf8') })),
)

/** What a rule for `:hover` shows or hides; a rule that only mice are given may. */
const shown = (text: string): readonly string[] =>
  [...text.matchAll(/:hover[^{}]*\{[^{}]*?\b(?:opacity|visibility|display)\s*:[^{}]*\}/g)]
    .filter(({ index }) => !text.slice(Math.max(0, index - 80), index).includes('@media (hover: hover)'))
    .map(([rule]) => rule)

/** A class list that hides, and shows under a pointer. */
const REVEALS = /(?=.*\b(?:opacity-0|invisible|hidden)\b)(?=.*hover:(?:opacity|visible|block|flex|grid|inline))/

test('nothing is shown by a pointer over it alone, which a finger never is', () => {
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap(({ name, text }) =>
    name.endsWith('.css')
      ? // A file with a rule for devices without a pointer shows it there.
        text.includes('@media (hover: none)')
        ? []
        : shown(text).map((rule) => `${name}: ${rule}`)
      : text.split('\n').flatMap((line) => (REVEALS.test(line) ? [`${name}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

test('the rule is seen where it is broken', () => {
  expect(shown('.row:hover .tools { opacity: 1; }')).toHaveLength(1)
  expect(shown('@media (hover: hover) { .row:not(:hover) .tools { opacity: 0; } }')).toEqual([])
})
