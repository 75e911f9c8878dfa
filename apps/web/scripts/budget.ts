import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { AssetMap } from '../src/server/assets.ts'

/** Initial JavaScript of the home page: the entry, its layout and the page, with everything they import statically. */
const LIMIT_BYTES = 150 * 1024
const HOME = ['/_main', '/_main/'] as const

const client = join(import.meta.dirname, '..', process.env['JINDU_WEB_DIST'] ?? 'dist', 'client')
const map: AssetMap = JSON.parse(await readFile(join(client, 'asset-map.json'), 'utf8'))
const files = new Set([...map.entry.js, ...HOME.flatMap((route) => map.routes[route]?.js ?? [])])
for (const route of HOME) if (map.routes[route] === undefined) throw new Error(`the build has no route ${route}`)

const sizes = await Promise.all(
  [...files].map(async (file) => ({ file, bytes: gzipSync(await readFile(join(client, file)), { level: 9 }).length })),
)
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
for (const { file, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12)) {
  process.stdout.write(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}\n`)
}
const kilobytes = (total / 1024).toFixed(1)
process.stdout.write(
  `initial JavaScript of the home page: ${kilobytes} KB gzip in ${files.size} files, limit ${LIMIT_BYTES / 1024} KB\n`,
)
process.exitCode = total <= LIMIT_BYTES ? 0 : 1
