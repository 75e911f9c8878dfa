import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { FLOORS } from '../packages/config/lint/floors.ts'

// `pnpm house`: rooms, lines and imports between the rooms of each layer; an import that runs up is named.
const root = join(import.meta.dirname, '..')
const SPECIFIER = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

interface Source {
  readonly path: string
  readonly text: string
}

const sourcesOf = (layer: string): readonly Source[] =>
  globSync(`${layer}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\.test-data\.ts$|\.gen\.ts$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const linesOf = ({ text }: Source): number => text.split('\n').length - 1

for (const [layer, floors] of Object.entries(FLOORS)) {
  const wingOf = (path: string): string => path.slice(layer.length + 1).split('/')[0] ?? ''
  const sources = sourcesOf(layer)
  const edges = new Map<string, number>()
  for (const { path, text } of sources) {
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const target = posix.join(dirname(path), specifier)
      const edge = `${wingOf(path)} -> ${wingOf(target)}`
      if (target.startsWith(`${layer}/`) && wingOf(path) !== wingOf(target)) edges.set(edge, (edges.get(edge) ?? 0) + 1)
    }
  }
  const floorOf = (wing: string): number => floors.indexOf(wing)
  const up = [...edges.keys()].filter((edge) => {
    const [from = '', to = ''] = edge.split(' -> ')
    return floorOf(from) !== -1 && floorOf(to) > floorOf(from)
  })
  process.stdout.write(`\n${layer}: ${sources.length} files, ${edges.size} edges between rooms, ${up.length} run up\n`)
  for (const wing of floors.toReversed()) {
    const inside = sources.filter(({ path }) => path.startsWith(`${layer}/${wing}/`))
    const features = new Set(inside.map(({ path }) => path.split('/')[layer.split('/').length + 1]))
    const lines = inside.reduce((sum, source) => sum + linesOf(source), 0)
    process.stdout.write(
      `  ${wing.padEnd(14)}${String(inside.length).padStart(5)} files${String(lines).padStart(7)} lines  ${[...features].filter((name) => name !== undefined && !name.includes('.')).join(' ')}\n`,
    )
  }
  for (const edge of up) process.stdout.write(`  runs up: ${edge}\n`)
}
