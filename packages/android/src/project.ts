import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { drawIcons } from './icons.ts'
import type { Options } from './options.ts'

const TEMPLATE = resolve(import.meta.dirname, '../template')
/** Says that a folder was made by this command, and with what. */
const MARK = 'made-by-jindu.json'

/** A text inside a `<string>` of Android's resources. */
const resourceText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('"', String.raw`\"`)
    .replace(/^[@?]/, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')

const asTyped = (text: string): string => text

/** Files with places to fill, and how a value is written there. The values are checked by `readOptions`. */
const FILLED: Readonly<Record<string, (text: string) => string>> = {
  'README.md': asTyped,
  'app/build.gradle': asTyped,
  'app/src/main/AndroidManifest.xml': asTyped,
  'app/src/main/res/values/config.xml': resourceText,
  'app/src/main/res/values-zh/config.xml': resourceText,
  'app/src/main/res/values-night/config.xml': resourceText,
}

/** Empties a folder of an earlier run but its key. Another folder with content is not touched. */
async function prepare(folder: string, keystore: string): Promise<void> {
  const entries = await readdir(folder).catch((): string[] => [])
  if (entries.length > 0 && !entries.includes(MARK))
    throw new Error(`--out: ${folder} holds something else; name a new folder`)
  const old = entries.filter((entry) => entry !== keystore.split('/')[0] && !/\.(?:jks|keystore)$/.test(entry))
  await Promise.all(old.map((entry) => rm(join(folder, entry), { recursive: true })))
  await mkdir(folder, { recursive: true })
}

/**
 * Writes the Android project.
 * @throws Error whose message names the option that cannot be followed
 */
export async function makeProject(options: Options): Promise<void> {
  const folder = resolve(options.out)
  await prepare(folder, options.keystore)
  const { origin, package: id, versionCode, versionName } = options
  await writeFile(join(folder, MARK), `${JSON.stringify({ origin, package: id, versionCode, versionName })}\n`)
  await cp(TEMPLATE, folder, { recursive: true })
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'))
  const values = new Map(Object.entries(options).map(([name, value]) => [name, String(value)]))
  for (const [file, write] of Object.entries(FILLED)) {
    const text = await readFile(join(folder, file), 'utf8')
    const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values.get(name)
      if (value === undefined) throw new Error(`${file}: nothing is known of ${name}`)
      return write(value)
    })
    await writeFile(join(folder, file), filled)
  }
  await drawIcons(options.icon, join(folder, 'app/src/main/res'))
}
