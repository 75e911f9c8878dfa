import { nodeOfMachine } from '@jindu/config/packed'
import { build } from 'esbuild'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docExamples, exampleFile, type DocExample } from './doc-examples.ts'
import { compile, HOME, installPacked, type Project } from './install.ts'
import { readmeExamples } from './readme-examples.ts'

let project: Project
beforeAll(() => {
  project = installPacked()
})
afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

/** Every entry: `money`, `input`, `goods/orders`, … */
const entries = (): readonly string[] =>
  filesOf('dist/{*,*/*}/index.js').map((file) => dirname(file).slice('dist/'.length))

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

const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, types: [] }

/** Writes the check functions that example modules call, with a count of the checks. */
function writeChecks(): void {
  writeFileSync(
    join(project.folder, 'checks.js'),
    `import { deepStrictEqual } from 'node:assert'
    globalThis.checks = 0
    globalThis.said = (value, said) => { deepStrictEqual(value, said); checks += 1 }
    globalThis.refused = (call, code) => {
      let refusal
      try { call() } catch (error) { refusal = error.code }
      deepStrictEqual(refusal, code)
      checks += 1
    }`,
  )
}

/** Writes the modules of examples into a folder of the project. */
function writeExamples(folder: string, modules: Readonly<Record<string, string>>): void {
  mkdirSync(join(project.folder, folder))
  writeFileSync(
    join(project.folder, folder, 'said.d.ts'),
    `declare function said(value: unknown, said: unknown): void
    declare function refused(call: () => unknown, code: string): void
`,
  )
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(project.folder, folder, `${name}.ts`), code)
}

/** Compiles and runs the examples of a folder; returns the number of checks of each. */
function runExamples(folder: string, names: readonly string[], node = process.execPath): readonly number[] {
  const compilerOptions = {
    ...strict,
    module: 'nodenext',
    target: 'es2022',
    rootDir: folder,
    outDir: `run/${folder}`,
    skipLibCheck: true,
  }
  expect(compile('typescript', project.folder, { compilerOptions, include: [folder] })).toBe('')
  writeChecks()
  const files = JSON.stringify(names.map((name) => `./run/${folder}/${name}.js`))
  writeFileSync(
    join(project.folder, 'run.js'),
    `import './checks.js'
    const counts = []
    for (const file of ${files}) {
      const before = checks
      await import(file).catch((error) => { throw new Error(file, { cause: error }) })
      counts.push(checks - before)
    }
    process.stdout.write(JSON.stringify(counts))`,
  )
  const counts: unknown = JSON.parse(execFileSync(node, ['run.js'], { cwd: project.folder }).toString())
  return Array.isArray(counts) ? counts.map(Number) : []
}

describe('the examples of the README', () => {
  const ways = [
    ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ] as const
  const names = readmeExamples().map((_code, nth) => `example-${nth}`)

  beforeAll(() =>
    writeExamples('examples', Object.fromEntries(readmeExamples().map((code, nth) => [`example-${nth}`, code]))),
  )

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
    const checks = runExamples('examples', names)
    expect(checks.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(20)
    expect(checks.filter((each) => each === 0)).toEqual([])
  })

  const elsewhere = nodeOfMachine()
  test.skipIf(elsewhere === null)(`run on Node ${elsewhere?.major} of this machine`, () => {
    expect(runExamples('examples', names, elsewhere?.path).filter((each) => each === 0)).toEqual([])
  })
})

describe('the examples of functions', () => {
  const all: DocExample[] = []

  beforeAll(async () => {
    for (const entry of entries()) {
      const given: Record<string, unknown> = await import(join(project.installed, `dist/${entry}/index.js`))
      const functions = Object.keys(given).filter((name) => typeof given[name] === 'function')
      all.push(...docExamples(entry, functions))
    }
    writeExamples('functions', Object.fromEntries(all.map((example) => [exampleFile(example), example.code ?? ''])))
  })

  test('every function that is given has one', () => {
    expect(all.length).toBeGreaterThan(250)
    expect(all.filter(({ code }) => code === null).map(exampleFile)).toEqual([])
  })

  test('compile strictly, run, and say what their comments say', () => {
    const checks = runExamples('functions', all.map(exampleFile))
    expect(all.filter((_example, nth) => checks[nth] === 0).map(exampleFile)).toEqual([])
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
    // Each form adds to this one; a page's cost is in the line after it.
    ['every form and field', "export * from '@jindu/domain/input'", 49_000],
    ['one form', "export { registerForm } from '@jindu/domain/input'", 31_600],
  ])('%s costs what of zod it uses: at most the bound, gzip', async (_what, code, bound) => {
    const { bytes } = await bundled(code)
    expect(bytes).toBeLessThanOrEqual(bound)
  })

  test.each([
    [
      'the price of an ad under the default settings',
      "import { homeAdPrice } from '@jindu/domain/accounts/paid-terms'; import { defaultSiteSettings } from '@jindu/domain/accounts/site'; console.log(homeAdPrice(2, defaultSiteSettings))",
      5_000,
    ],
    ['every constant', "export { rules } from '@jindu/domain/rules'", 4_000],
    ['the buttons of an order', "export { allowedEvents } from '@jindu/domain/goods/orders'", 4_200],
    ['an amount as text', "export { formatAmount } from '@jindu/domain/money'", 700],
  ])('%s costs no zod', async (_what, code, bound) => {
    const { bytes, zod } = await bundled(code)
    expect(zod).toBe(false)
    expect(bytes).toBeLessThanOrEqual(bound)
  })

  test('without a bundler too, only /input loads zod', () => {
    // Last, so that zod is loaded by it or by another entry before it.
    const others = entries().filter((entry) => entry !== 'input')
    writeFileSync(
      join(project.folder, 'watch-zod.js'),
      `import { registerHooks } from 'node:module'
      let loaded = false
      registerHooks({ load(url, context, next) {
        if (url.includes('/zod/')) loaded = true
        return next(url, context)
      } })
      const loaders = []
      for (const entry of ${JSON.stringify([...others, 'input'])}) {
        loaded = false
        await import('@jindu/domain/' + entry)
        if (loaded) loaders.push(entry)
      }
      process.stdout.write(JSON.stringify(loaders))`,
    )
    const loaders = execFileSync(process.execPath, ['watch-zod.js'], { cwd: project.folder, encoding: 'utf8' })
    expect(others.length).toBeGreaterThan(25)
    expect(JSON.parse(loaders)).toEqual(['input'])
  })
})
