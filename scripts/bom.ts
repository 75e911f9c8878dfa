import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-step.ts'

// `pnpm bom`: writes reports/sbom.cdx.json, the CycloneDX list of production dependencies, and counts their licences.
// An unlisted licence fails the command: somebody must review it first.
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // libvips, a separate library file beside sharp.
  'LGPL-3.0-or-later',
  'MIT',
  // MIT without the attribution clause (nodemailer): no obligations.
  'MIT-0',
  // File-level copyleft (web-push, used unmodified): only changes to its own files must be published.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

interface Licence {
  readonly license?: { readonly id?: string; readonly name?: string }
  readonly expression?: string
}

interface Component {
  readonly name: string
  readonly version: string
  readonly licenses?: readonly Licence[]
}

const text = execFileSync('pnpm', ['-r', 'sbom', '--sbom-format', 'cyclonedx', '--prod'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
})
const { components }: { readonly components: readonly Component[] } = JSON.parse(text)
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/sbom.cdx.json'), text)

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ') || 'unknown'

/** `A OR B` requires one accepted licence, `A AND B` requires both. */
const isAccepted = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => ACCEPTED.has(licence.trim())))

const counts = new Map<string, number>()
for (const component of components) {
  const licence = licenceOf(component)
  counts.set(licence, (counts.get(licence) ?? 0) + 1)
}
for (const [licence, parts] of [...counts].toSorted(([, one], [, other]) => other - one)) {
  process.stdout.write(`${String(parts).padStart(5)}  ${licence}\n`)
}
const unread = components.filter((component) => !isAccepted(licenceOf(component)))
for (const component of unread) {
  process.stderr.write(`not accepted: ${component.name} ${component.version}, ${licenceOf(component)}\n`)
}
process.stdout.write(`${components.length} parts, in reports/sbom.cdx.json\n`)
if (unread.length > 0 || components.length === 0) process.exitCode = 1
