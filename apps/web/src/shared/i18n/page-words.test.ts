import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import lingui from '../../../lingui.config.ts'

const web = join(import.meta.dirname, '../../..')
const routes = join(web, 'src/routes')

/** What a file takes from others of this app; types bring no words. */
const IMPORT =
  /(?:import|export) (?!type )(?:(\w+)(?:, )?)?(?:\{([^}]*)\} )?(?:from )?'(\.[^']+)'|import\('(\.[^']+)'\)/g

interface Taken {
  readonly file: string
  readonly names: readonly string[]
}

/** Whoever takes one thing from a feature's door (`index.ts`) does not bring the words of the others. */
function takenBy({ file, names }: Taken): Taken[] {
  const door = file.endsWith('/index.ts')
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, , list = '', path, lazy]) => {
    const taken = list
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type '))
    if (list !== '' && taken.length === 0) return []
    if (door && !taken.some((name) => names.includes(name))) return []
    const target = join(dirname(file), path ?? lazy ?? '')
    return /\.tsx?$/.test(target)
      ? [{ file: target, names: door ? taken.filter((name) => names.includes(name)) : taken }]
      : []
  })
}

/** Every file with words that a page can draw, the lazy ones too. */
function spokenFrom(start: readonly string[]): string[] {
  const seen = new Set<string>()
  const open: Taken[] = start.map((file) => ({ file, names: [] }))
  const spoken = new Set<string>()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = next.file.endsWith('/index.ts') ? `${next.file} ${next.names.join()}` : next.file
    if (seen.has(key)) continue
    seen.add(key)
    if (/from '@lingui\/(?:react|core)\/macro'/.test(readFileSync(next.file, 'utf8'))) spoken.add(next.file)
    open.push(...takenBy(next))
  }
  return [...spoken].map((file) => relative(web, file))
}

/** The catalogues that hold the file's words, as routes name them. */
function cataloguesWith(file: string): string[] {
  return (lingui.catalogs ?? []).flatMap(({ path, include, exclude = [] }) => {
    const feature = /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? ''
    const within = include.some((folder) => {
      const held = folder.replace('<rootDir>/', '').replace('{name}', feature)
      return file === held || file.startsWith(`${held}/`)
    })
    const folder = path.replace('<rootDir>/src/', '').replace('features/', '').replace('{name}', feature)
    return within && !exclude.some((glob) => matchesGlob(file, glob)) ? [folder.replace('/locales/{locale}', '')] : []
  })
}

/** A route that others lie in loads for all of them. */
const withChildren = (route: string): string[] =>
  [...all].filter((file) => file.startsWith(`${join(routes, route).replace(/\.tsx$/, '')}/`))

/** The route's file and those it lies in: `personal/assets/balance.tsx`, `personal/assets.tsx`, `personal.tsx`, the root. */
function withParents(route: string): string[] {
  const parts = route.replace(/\.tsx$/, '').split('/')
  const known = parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}.tsx`)
  return ['__root.tsx', ...known].map((file) => join(routes, file)).filter((file) => all.has(file))
}

const all = new Set(globSync('**/*.tsx', { cwd: routes }).map((file) => join(routes, file)))

const named = (file: string): string[] =>
  [...(/catalogues: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, name = '']) => name,
  )

describe('the words of each page', () => {
  it.each([...all].map((file) => relative(routes, file)))('%s has those of all it can draw', (route) => {
    const files = withParents(route)
    const loaded = new Set(['shared', ...files.flatMap((file) => named(file))])
    const silent = spokenFrom(files).filter((file) => !cataloguesWith(file).some((name) => loaded.has(name)))
    expect(silent).toEqual([])
  })

  it.each([...all].map((file) => relative(routes, file)))('%s brings no others', (route) => {
    const files = [...withParents(route), ...withChildren(route)]
    const spoken = new Set(spokenFrom(files).flatMap((file) => cataloguesWith(file)))
    expect(named(join(routes, route)).filter((name) => !spoken.has(name))).toEqual([])
  })
})
