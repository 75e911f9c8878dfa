import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { AssetMap, ChunkFiles } from '../src/server/assets.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** Writes dist/client/asset-map.json: which files the entry, each route and each catalogue need first. */
export function assetMap(): Plugin {
  return {
    name: 'jindu:asset-map',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle() {
      const { root, build } = this.environment.config
      const client = resolve(root, build.outDir)
      const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
      const map = mapAssets(manifest, await readFile(join(root, 'src/route-tree.gen.ts'), 'utf8'))
      await writeFile(join(client, 'asset-map.json'), JSON.stringify(map))
    },
  }
}

/** Collects a chunk and what it imports statically, its own file first. */
export function closure(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen)
  return seen
}

export function mapAssets(manifest: Record<string, Chunk>, routeTree: string): AssetMap {
  const filesOf = (key: string) => {
    const chunks = [...closure(manifest, key)].map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
    return {
      js: chunks.map((chunk) => `/${chunk.file}`),
      css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    }
  }
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  if (entryKey === undefined) throw new Error('the client build has no entry')
  // All styles are one file (`build.cssCodeSplit: false`), which no chunk names.
  const entry = filesOf(entryKey)
  const styles = manifest['style.css']
  const css = styles === undefined ? entry.css : [...entry.css, `/${styles.file}`]
  const routes: Record<string, ChunkFiles> = {}
  for (const [id, file] of routeFiles(routeTree)) {
    const split = `src/routes/${file}.tsx?tsr-split=component`
    const key = Object.keys(manifest).find((name) => name.startsWith(split))
    if (key !== undefined) routes[id] = filesOf(key)
  }
  const catalogues: Record<string, readonly string[]> = {}
  for (const key of Object.keys(manifest)) {
    const found = /^src\/(?:features\/)?(.+)\/locales\/([^/]+)\.po$/.exec(key)
    const [, name, locale] = found ?? []
    if (name !== undefined && locale !== undefined) catalogues[`${name}/${locale}`] = filesOf(key).js
  }
  return { entry: { ...entry, css }, routes, catalogues }
}

/** Pairs of route id and file out of the generated tree: each file is imported once, and one interface lists the ids. */
export function routeFiles(routeTree: string): [id: string, file: string][] {
  const files = new Map<string, string>()
  for (const [, name, file] of routeTree.matchAll(
    /import \{ Route as (\w+)Import \} from '\.\/routes\/(.+?)(?:\.tsx)?'/g,
  )) {
    if (name !== undefined && file !== undefined) files.set(name, file)
  }
  const byId = /interface FileRoutesById \{([^}]*)\}/.exec(routeTree)?.[1] ?? ''
  const pairs: [string, string][] = []
  for (const [, id, name] of byId.matchAll(/'?([^\s':]+)'?: typeof (\w+?)(?:WithChildren)?\n/g)) {
    const file = name === undefined ? undefined : files.get(name)
    if (file !== undefined && id !== undefined) pairs.push([id, file])
  }
  return pairs
}
