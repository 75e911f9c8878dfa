import { build } from 'esbuild'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile, HOME, installPacked, type Project } from './install.ts'
import { readmeExamples } from './readme-examples.ts'

let project: Project
beforeAll(() => {
  project = installPacked()
})
afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

/** What can be imported: `money`, `input`, … */
const entries = (): readonly string[] => filesOf('dist/*/index.js').map((file) => dirname(file).slice('dist/'.length))

const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: project.installed })

describe('what is published', () => {
  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({ pkgDir: project.installed, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([])
  })

  test('the types are right for every way of resolving them; the package is ESM', () => {
    const attw = join(HOME, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const args = [project.tarball, '--profile', 'esm-only', '--include-entrypoints', ...entries(), '--no-color']
    const { status, stdout } = spawnSync(process.execPath, [attw, ...args], { encoding: 'utf8' })
    expect({ status, told: status === 0 ? '' : stdout }).toEqual({ status: 0, told: '' })
  })

  test('is what is in the sources, without tests', () => {
    const built = filesOf('dist/**/*.js').map((file) => file.slice('dist/'.length).replace(/\.js$/, '.ts'))
    expect(built.length).toBeGreaterThan(150)
    expect(built.filter((file) => !existsSync(join(HOME, 'src', file)))).toEqual([])
    expect(filesOf('**/*').filter((file) => /\.test\.|testing/.test(file))).toEqual([])
  })

  test('every declaration leads to its source', () => {
    const maps = filesOf('dist/**/*.d.ts.map')
    expect(maps).toHaveLength(filesOf('dist/**/*.d.ts').length)
    const lost = maps.filter((map) => {
      const [, source = 'none'] =
        /"sources":\["([^"]+)"\]/.exec(readFileSync(join(project.installed, map), 'utf8')) ?? []
      return !existsSync(join(project.installed, dirname(map), source))
    })
    expect(lost).toEqual([])
  })
})

describe('the examples of the README', () => {
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, types: [] }
  const ways = [
    ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ] as const

  beforeAll(() => {
    mkdirSync(join(project.folder, 'examples'))
    writeFileSync(
      join(project.folder, 'examples/said.d.ts'),
      'declare function said(value: unknown, said: unknown): void\n',
    )
    readmeExamples().forEach((code, nth) => writeFileSync(join(project.folder, `examples/example-${nth}.ts`), code))
  })

  test.each(
    (['typescript', 'typescript-floor'] as const).flatMap((compiler) =>
      ways.map(([way, module]) => [compiler, way, module] as const),
    ),
  )('compile with %s, resolved as %s does, the declarations of the package with them', (compiler, _way, module) => {
    const compilerOptions = {
      ...strict,
      ...module,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      skipLibCheck: false,
      noEmit: true,
    }
    expect(compile(compiler, project.folder, { compilerOptions, include: ['examples'] })).toBe('')
  })

  test('run, and say what their comments say', () => {
    const compilerOptions = {
      ...strict,
      module: 'nodenext',
      target: 'es2022',
      rootDir: 'examples',
      outDir: 'run',
      skipLibCheck: true,
    }
    expect(compile('typescript', project.folder, { compilerOptions, include: ['examples'] })).toBe('')
    writeFileSync(
      join(project.folder, 'checks.js'),
      `import { deepStrictEqual } from 'node:assert'
      let checks = 0
      globalThis.said = (value, said) => { deepStrictEqual(value, said); checks += 1 }
      process.on('exit', () => process.stdout.write(String(checks)))`,
    )
    const run = (nth: number) =>
      Number(
        execFileSync(process.execPath, ['--import', './checks.js', `run/example-${nth}.js`], { cwd: project.folder }),
      )
    const checks = readmeExamples().map((_code, nth) => run(nth))
    expect(checks.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(20)
    expect(checks.filter((each) => each === 0)).toEqual([])
  })
})

const bundled = async (contents: string) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: project.folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const bytes = outputFiles.reduce((sum, file) => sum + gzipSync(file.contents).length, 0)
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
  return { bytes, zod: used.some((file) => file.includes('/zod/')), loaded: Object.keys(metafile.inputs) }
}

describe('what a page pays', () => {
  test.each([
    // Each form of the product adds to this one; what a page pays is the line after it.
    ['every form and field', "export * from '@jindu/domain/input'", 43_500],
    ['one form', "export { registerForm } from '@jindu/domain/input'", 30_500],
  ])('%s costs what of zod it uses: at most the bound, gzip', async (_what, code, bound) => {
    const { bytes } = await bundled(code)
    expect(bytes).toBeLessThanOrEqual(bound)
  })

  test.each([
    [
      'the price of an ad under the default settings',
      "import { homeAdPrice } from '@jindu/domain/pricing'; import { defaultSiteSettings } from '@jindu/domain/site'; console.log(homeAdPrice(2, defaultSiteSettings))",
      3_000,
    ],
    ['every constant', "export { rules } from '@jindu/domain/rules'", 3_200],
    ['the buttons of an order', "export { allowedEvents } from '@jindu/domain/goods-order'", 4_000],
    ['an amount as text', "export { formatAmount } from '@jindu/domain/money'", 700],
  ])('%s costs no zod', async (_what, code, bound) => {
    const { bytes, zod } = await bundled(code)
    expect(zod).toBe(false)
    expect(bytes).toBeLessThanOrEqual(bound)
  })

  test('without a bundler too, only /input loads zod', async () => {
    writeFileSync(
      join(project.folder, 'watch-zod.js'),
      `import { registerHooks } from 'node:module'
      registerHooks({ load(url, context, next) {
        if (url.includes('/zod/')) globalThis.zodLoaded = true
        return next(url, context)
      } })`,
    )
    const loads = await Promise.all(
      entries().map(async (entry) => {
        const script = `await import('@jindu/domain/${entry}'); process.stdout.write(String(globalThis.zodLoaded === true))`
        return [
          entry,
          execFileSync(process.execPath, ['--import', './watch-zod.js', '--eval', script], {
            cwd: project.folder,
          }).toString(),
        ]
      }),
    )
    expect(loads.filter(([, zod]) => zod === 'true').map(([entry]) => entry)).toEqual(['input'])
  })
})
