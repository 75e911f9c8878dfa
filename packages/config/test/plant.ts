import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Lints a throw-away tree under the repository's own configuration and returns `rule at file` for each finding. */
export function lintPlanted(files: Record<string, string>): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'jindu-plant-'))
  try {
    const settings = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
    writeFileSync(join(tree, '.oxlintrc.json'), settings.replace('"./packages/', `"${root}/packages/`))
    writeFileSync(
      join(tree, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, module: 'nodenext', allowImportingTsExtensions: true, noEmit: true },
      }),
    )
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(join(tree, dirname(path)), { recursive: true })
      writeFileSync(join(tree, path), source)
    }
    const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--type-aware', '-f', 'json', 'apps', 'packages'], {
      cwd: tree,
      encoding: 'utf8',
    })
    const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(run.stdout)
    return report.diagnostics.map((finding) => `${finding.code} at ${finding.filename}`)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** Runs a checker of the repository in a throw-away tree and returns its exit code. */
export function exitCodeOf(command: string, args: string[], files: Record<string, string>): number {
  const tree = mkdtempSync(join(tmpdir(), 'jindu-plant-'))
  try {
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(join(tree, dirname(path)), { recursive: true })
      writeFileSync(join(tree, path), source)
    }
    return spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: tree, stdio: 'pipe' }).status ?? 127
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}
