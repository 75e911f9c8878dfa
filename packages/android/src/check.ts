import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { readOptions } from './options.ts'
import { makeProject } from './project.ts'

/*
 * `pnpm android:check [FILE]`: makes a project and tries what needs no Android SDK: resources and manifest are compiled
 * and linked against Android 10's framework, the Java is parsed, and a package is assembled, aligned, signed and
 * verified. FILE keeps that package. A part whose tools are missing says so and is left out.
 */
const FRAMEWORK = '/usr/share/android-framework-res/framework-res.apk'
const APP = { package: 'example.market.app', 'version-code': '7', 'version-name': '1.2.0' } as const
const keep = process.argv[2]

const isThere = (path: string, mode = constants.R_OK): boolean => {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

const folders = (process.env['PATH'] ?? '').split(delimiter)
const missing = (tools: readonly string[]): readonly string[] =>
  tools.filter((tool) =>
    tool.startsWith('/') ? !isThere(tool) : !folders.some((folder) => isThere(join(folder, tool), constants.X_OK)),
  )

const work = mkdtempSync(join(tmpdir(), 'jindu-android-'))
const inWork = (name: string): string => join(work, name)
const run = (tool: string, ...args: readonly string[]): string =>
  execFileSync(tool, args, {
    cwd: work,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })

function expectText(text: string, parts: readonly string[]): void {
  for (const part of parts) if (!text.includes(part)) throw new Error(`missing: ${part}\n${text}`)
}

/** Compiles resources and manifest into `base.apk`. */
function link(): void {
  const main = inWork('app/app/src/main')
  // Gradle puts in what a manifest has no longer: the package.
  const manifest = readFileSync(join(main, 'AndroidManifest.xml'), 'utf8')
  writeFileSync(inWork('manifest.xml'), manifest.replace('<manifest ', `<manifest package="${APP.package}" `))
  run('aapt2', 'compile', '--dir', join(main, 'res'), '-o', 'resources.zip')
  const versions = ['--version-code', APP['version-code'], '--version-name', APP['version-name']]
  const sdk = ['--min-sdk-version', '29', '--target-sdk-version', '35']
  run(
    'aapt2',
    'link',
    '-I',
    FRAMEWORK,
    '--manifest',
    'manifest.xml',
    ...versions,
    ...sdk,
    '--java',
    'gen',
    '--custom-package',
    'jindu.shell',
    '-o',
    'base.apk',
    'resources.zip',
  )
  expectText(run('aapt2', 'dump', 'badging', 'base.apk'), [
    `package: name='${APP.package}' versionCode='${APP['version-code']}' versionName='${APP['version-name']}'`,
    "application-label:'Jindu & Co.'",
    "application-label-zh:'津渡'",
    "launchable-activity: name='jindu.shell.MainActivity'",
    "uses-permission: name='android.permission.CAMERA'",
  ])
  expectText(run('aapt2', 'dump', 'xmltree', '--file', 'AndroidManifest.xml', 'base.apk'), [
    'autoVerify',
    '"market.example"',
    'usesCleartextTraffic(0x010104ec)=false',
    'allowBackup(0x01010280)=false',
  ])
}

/** Without Android's classes every name of them is unknown; anything else that the compiler says is a fault. */
function parse(): void {
  const files = globSync(inWork('app/app/src/main/java/**/*.java'))
  const args = ['-proc:none', '-XDrawDiagnostics', '-Xmaxerrs', '10000', '-d', 'classes', ...files]
  mkdirSync(inWork('classes'))
  let said = ''
  try {
    execFileSync('javac', args, { cwd: work, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  }
  const unknown =
    /compiler\.err\.(?:cant\.resolve|doesnt\.exist|cant\.apply|not\.def|method\.does\.not\.override|cant\.inherit|not\.loc)/
  const faults = said.split('\n').filter((line) => line.includes('compiler.err.') && !unknown.test(line))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** A class that stands in for the shell's: Debian has an assembler of Android's code, but no compiler from Java. */
const STAND_IN = '.class public Ljindu/shell/MainActivity;\n.super Landroid/app/Activity;\n'

/** Assembles, aligns, signs and verifies a package from `base.apk`. */
function pack(): void {
  run('apktool', '--quiet', 'decode', '--no-res', '--frame-path', 'frameworks', '-o', 'apart', 'base.apk')
  mkdirSync(inWork('apart/smali/jindu/shell'), { recursive: true })
  writeFileSync(inWork('apart/smali/jindu/shell/MainActivity.smali'), STAND_IN)
  run('apktool', '--quiet', 'build', '--frame-path', 'frameworks', '-o', 'whole.apk', 'apart')
  run('zipalign', '-p', '4', 'whole.apk', 'aligned.apk')
  run('zipalign', '-c', '-p', '4', 'aligned.apk')
  const password = ['-storepass', 'only-for-this-check', '-keypass', 'only-for-this-check']
  run(
    'keytool',
    '-genkeypair',
    '-keystore',
    'release.jks',
    '-alias',
    'release',
    '-keyalg',
    'RSA',
    '-keysize',
    '2048',
    '-validity',
    '10000',
    '-dname',
    'CN=check',
    ...password,
  )
  run(
    'apksigner',
    'sign',
    '--ks',
    'release.jks',
    '--ks-key-alias',
    'release',
    '--ks-pass',
    'pass:only-for-this-check',
    '--v1-signing-enabled',
    'false',
    '--out',
    keep ?? 'signed.apk',
    'aligned.apk',
  )
  expectText(run('apksigner', 'verify', '--verbose', '--print-certs', keep ?? 'signed.apk'), [
    'Verified using v3 scheme (APK Signature Scheme v3): true',
    'certificate SHA-256 digest',
  ])
}

const PARTS = [
  { name: 'resources and manifest', tools: ['aapt2', FRAMEWORK], packages: 'aapt android-framework-res', check: link },
  { name: 'Java, its syntax', tools: ['javac'], packages: 'a JDK', check: parse },
  {
    name: 'package, aligned, signed, verified',
    tools: ['aapt2', FRAMEWORK, 'apktool', 'zipalign', 'apksigner', 'keytool'],
    packages: 'apktool zipalign apksigner default-jre-headless',
    check: pack,
  },
] as const

try {
  const typed = Object.entries(APP).flatMap(([option, value]) => [`--${option}`, value])
  const names = ['--name', 'Jindu & Co.', '--chinese-name', '津渡']
  await makeProject(readOptions(['--origin', 'https://market.example', ...typed, ...names, '--out', inWork('app')]))
  for (const { name, tools, packages, check } of PARTS) {
    const absent = missing(tools)
    if (absent.length === 0) check()
    const outcome =
      absent.length === 0 ? 'right' : `not checked here, because there is no ${absent.join(', ')} (${packages})`
    process.stdout.write(`${name}: ${outcome}\n`)
  }
} finally {
  rmSync(work, { recursive: true })
}
