import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { makeProject } from './project.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jindu-android-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const NEEDED = { origin: 'https://market.example', package: 'example.market.app', 'version-code': '7' }

const read = (changed: Readonly<Record<string, string>> = {}) =>
  readOptions(
    Object.entries({ ...NEEDED, out: join(folder, 'app'), ...changed }).map(([name, value]) => `--${name}=${value}`),
  )

const text = (file: string) => readFileSync(join(folder, 'app', file), 'utf8')

describe('an option is refused, and named', () => {
  it.each([
    ['origin', 'http://market.example'],
    ['origin', 'https://market.example/'],
    ['origin', 'https://market.example:8443'],
    ['origin', 'https://user@market.example'],
    ['origin', 'market.example'],
    ['package', 'market'],
    ['package', 'example.new'],
    ['version-code', '0'],
    ['version-code', '1.5'],
    ['version-code', '2100000001'],
    ['version-name', "1' + evil + '"],
    ['name', ''],
    ['name', 'x'.repeat(31)],
    ['name', 'two\nlines'],
    ['icon-ground', 'red'],
    ['keystore', "a'b"],
    ['alias', 'a b'],
  ])('--%s %s', (option, value) => {
    expect(() => read({ [option]: value })).toThrow(`--${option}: `)
  })

  it('when it is unknown, or one that is needed is missing', () => {
    expect(() => read({ orgin: 'https://market.example' })).toThrow("Unknown option '--orgin'")
    expect(() => readOptions([])).toThrow(/--origin: missing\n--package: missing\n--version-code: /)
  })
})

describe('the project', () => {
  it('carries what the operator named, as each file needs it written', async () => {
    await makeProject(read({ 'version-name': '1.2.0', name: `@J & <i> 'x'`, 'chinese-name': '津渡' }))
    expect(text('app/build.gradle')).toMatch(
      /applicationId 'example\.market\.app'[\s\S]*versionCode 7\n\s*versionName '1\.2\.0'/,
    )
    expect(text('app/src/main/AndroidManifest.xml')).toContain('android:host="market.example"')
    const values = text('app/src/main/res/values/config.xml')
    expect(values).toContain(String.raw`<string name="app_name">\@J &amp; &lt;i> \'x\'</string>`)
    expect(values).toContain('>https://market.example</string>')
    expect(text('app/src/main/res/values-zh/config.xml')).toContain('津渡')
    expect(text('README.md')).not.toContain('{{')
    const icon = await sharp(join(folder, 'app/app/src/main/res/mipmap-xxxhdpi/ic_foreground.png')).metadata()
    expect([icon.width, icon.height]).toEqual([432, 432])
  })

  it('replaces its own folder but the key, and touches no other', async () => {
    await makeProject(read())
    writeFileSync(join(folder, 'app/release.jks'), 'key')
    writeFileSync(join(folder, 'app/stale.txt'), 'x')
    await makeProject(read({ 'version-code': '8' }))
    expect(text('release.jks')).toBe('key')
    expect(() => text('stale.txt')).toThrow('ENOENT')
    expect(text('app/build.gradle')).toContain('versionCode 8')
    await expect(makeProject(read({ out: folder }))).rejects.toThrow('--out: ')
  })

  it('is not made with an icon that is too small, no square, or no picture', async () => {
    const icon = join(folder, 'icon.png')
    const drawn = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } }).toFile(icon)
    await drawn(64, 64)
    await expect(makeProject(read({ icon }))).rejects.toThrow('--icon: ')
    await drawn(512, 500)
    await expect(makeProject(read({ icon }))).rejects.toThrow('--icon: ')
    writeFileSync(icon, 'no picture')
    await expect(makeProject(read({ icon }))).rejects.toThrow('--icon: ')
  })
})
