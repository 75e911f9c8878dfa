import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { FLOORS, HAS_DOORS } from '../packages/config/lint/floors.ts'

/*
 * `pnpm house`: wings, features, lines and imports between them; an import that runs up is named.
 * `pnpm house FOLDER` counts another checkout, such as one from before the wings.
 */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
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

type Edges = ReadonlySet<string>

/** Imports between rooms; where a path's room is null, it is outside of all. */
function edgesOf(layer: string, sources: readonly Source[], roomOf: (path: string) => string): Edges {
  const edges = sources.flatMap(({ path, text }) =>
    [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
      const target = posix.join(dirname(path), specifier)
      const [from, to] = [roomOf(path), roomOf(target)]
      return target.startsWith(`${layer}/`) && from !== to ? [`${from} -> ${to}`] : []
    }),
  )
  return new Set(edges)
}

/** Pairs of rooms that import each other. */
const circlesOf = (edges: Edges): number =>
  [...edges].filter((edge) => edges.has(edge.split(' -> ').toReversed().join(' -> '))).length / 2

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const linesIn = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0)
const GENERATED = /drizzle\/meta\/|\.po$|\.gen\.ts$|pnpm-lock\.yaml$/
const TEST = /\.(?:test|spec)\.tsx?$|\.test-data\.ts$|\/(?:test|testing|e2e)\//
const written = tracked.filter((path) => /\.(?:tsx?|mjs|css|html)$/.test(path) && !GENERATED.test(path))
process.stdout.write(
  `${linesIn(written.filter((path) => !TEST.test(path)))} lines of source, ${linesIn(written.filter((path) => TEST.test(path)))} of tests, ${linesIn(tracked.filter((path) => GENERATED.test(path)))} generated\n`,
)

for (const [layer, floors] of Object.entries(FLOORS)) {
  const wingOf = (path: string): string => path.slice(layer.length + 1).split('/')[0] ?? ''
  const sources = sourcesOf(layer)
  const edges = edgesOf(layer, sources, wingOf)
  /** A feature of a wing or of `features/`, or another folder at the top. */
  const featureOf = (path: string): string => {
    const [top = '', second = ''] = path.slice(layer.length + 1).split('/')
    return (top === 'features' || HAS_DOORS.has(top)) && !second.includes('.') ? `${top}/${second}` : top
  }
  const features = edgesOf(layer, sources, featureOf)
  const floorOf = (wing: string): number => floors.indexOf(wing)
  const up = [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split(' -> ')
    return floorOf(from) !== -1 && floorOf(to) > floorOf(from)
  })
  const named = (of: (path: string) => string): number =>
    new Set(sources.map(({ path }) => of(path)).filter((room) => !room.includes('.'))).size
  process.stdout.write(
    `\n${layer}: ${sources.length} files; ${named(wingOf)} rooms, ${edges.size} edges, ${up.length} run up, ${circlesOf(edges)} pairs import each other; ${named(featureOf)} features, ${features.size} edges, ${circlesOf(features)} pairs import each other\n`,
  )
  for (const wing of floors.toReversed()) {
    const inside = sources.filter(({ path }) => path.startsWith(`${layer}/${wing}/`))
    const folders = new Set(inside.map(({ path }) => path.split('/')[layer.split('/').length + 1]))
    const lines = inside.reduce((sum, source) => sum + linesOf(source), 0)
    process.stdout.write(
      `  ${wing.padEnd(14)}${String(inside.length).padStart(5)} files${String(lines).padStart(7)} lines  ${[...folders].filter((name) => name !== undefined && !name.includes('.')).join(' ')}\n`,
    )
  }
  for (const edge of up) process.stdout.write(`  runs up: ${edge}\n`)
}
