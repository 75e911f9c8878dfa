import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

// With files that are not committed yet, without those that are gone.
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))
const FOLDERS = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/').slice(0, -1)
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  }),
)
const PATHS = [...FILES, ...FOLDERS]

/** A glob of a config or a document: `**`, `*` and `{a,b}`. It may start at any folder, as workspaces write their own. */
function matcher(glob: string): RegExp {
  const source = glob
    .replace(/^\.\//, '')
    .replace(/\/(\*\*)?$/, '')
    .replace(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '(?:[^/]+/)@')
    .replaceAll('*', '[^/]*')
    .replaceAll('@', '*')
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
    .replaceAll(',', '|')
  return new RegExp(`(?:^|/)${source}$`)
}

const isThere = (path: string): boolean => {
  const pattern = matcher(path)
  return PATHS.some((each) => pattern.test(each))
}

// Made by an install, a build or a run.
const MADE = /node_modules|dist\b|coverage|reports\/|\.data|\.stryker|\.tanstack|test-results|playwright-report/

// Beginnings of a config's own paths; other texts with a slash are lint rules and modules.
const OURS = /^\{?(?:apps|packages|scripts|bench|docs|src|test|build|e2e|gallery|examples|play|packed|domain)\b.*\//

const NO_PATH = new Set(['import/no-cycle', 'MsUser/login', 'user.goods.MsOrder/confirmReceive', 'mm/dd/yyyy'])
const PATH_LIKE = /^[a-z.][\w.-]*(?:\/[\w.*{},-]+)+\/?$|^\w[\w.-]*\.(?:tsx?|md|json|css|mjs|sql)$/

describe('every path that is named exists', () => {
  const documents = FILES.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'))

  test('in documents, as `code`', () => {
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/`([^`\n]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => PATH_LIKE.test(name) && !NO_PATH.has(name) && !MADE.test(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((line) => !isThere(line.slice(line.indexOf(': ') + 2)))).toEqual([])
  })

  test('in documents, as a link', () => {
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^\w+:/.test(target))
        .map((target) => `${file}: ${join(dirname(file), target)}`),
    )
    expect(links.length).toBeGreaterThan(80)
    expect(links.filter((line) => !PATHS.includes(line.slice(line.indexOf(': ') + 2)))).toEqual([])
  })

  test('in comments and texts of code, if it starts at the root', () => {
    // Tests beside this one plant made-up files.
    const code = FILES.filter((file) => /\.(?:tsx?|mjs|css|ya?ml)$|Dockerfile|^\.ci\//.test(file)).filter(
      (file) => !file.startsWith('packages/config/test/'),
    )
    const named = code.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w@./-])(?:apps|packages|docs|scripts)\/[\w./-]+\.(?:tsx?|md|json|css|mjs)\b/g)]
        .filter(([name]) => !MADE.test(name))
        .map(([name]) => `${file}: ${name}`),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((line) => !FILES.includes(line.slice(line.indexOf(': ') + 2)))).toEqual([])
  })

  test('in configs: what they include, exclude and ignore', () => {
    const configs = FILES.filter((file) =>
      /(?:^|\/)(?:\.oxlintrc|\.oxfmtrc|\.jscpd|knip|turbo|stryker\.config|tsconfig(?:\.\w+)?|typedoc)\.json$|vitest\S*\.config\.ts$|lingui\.config\.ts$|drizzle\.config\.ts$/.test(
        file,
      ),
    )
    const globs = configs.flatMap((file) =>
      [...read(file).matchAll(/(["'])!?([\w.*{},/-]+)\1/g)]
        .map(([, , glob = '']) => glob.replace(/^(?:\.\.?\/)+/, ''))
        .filter((glob) => OURS.test(glob) && !MADE.test(glob))
        .map((glob) => `${file}: ${glob}`),
    )
    expect(globs.length).toBeGreaterThan(60)
    expect(globs.filter((line) => !isThere(line.slice(line.indexOf(': ') + 2)))).toEqual([])
  })
})
