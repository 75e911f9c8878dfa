import { androidRules, isAndroidPackage } from '@jindu/domain/desk/android'
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { z } from 'zod'

const MOST_CHARACTERS_OF_A_NAME = 30
const root = resolve(import.meta.dirname, '../../..')

/** `https://host`: Android verifies links by host, so a port or a path would be lost. */
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' && url.origin === text && url.port === ''
}

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'a colour is written as #1a2b3c')
const name = z
  .string()
  .trim()
  .min(1, 'the name of the app is missing')
  .max(MOST_CHARACTERS_OF_A_NAME, `a name has at most ${MOST_CHARACTERS_OF_A_NAME} characters`)
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  .regex(/^[^\u0000-\u001F]*$/, 'a name is one line')
/** Written into a Groovy file. */
const plain = z.string().regex(/^[\w./-]{1,200}$/, 'takes letters, digits, and . / - _ only')

const options = z
  .object({
    origin: z.string({ error: 'missing' }).refine(isOrigin, 'write the site’s address as https://market.example'),
    name: name.default('Jindu'),
    'chinese-name': name.optional(),
    package: z.string({ error: 'missing' }).refine(isAndroidPackage, 'a package is written as example.market.app'),
    'version-code': z.coerce
      .number({ error: 'missing' })
      .int('a version code is a whole number')
      .min(1)
      .max(androidRules.maximumVersionCode),
    'version-name': z
      .string()
      .regex(/^[\w.+-]{1,50}$/, 'takes letters, digits, and . + - _ only')
      .optional(),
    icon: z.string().default(resolve(root, 'apps/web/public/icons/maskable-512.png')),
    'icon-ground': colour.default('#fcfefe'),
    'light-ground': colour.default('#f2f7f7'),
    'dark-ground': colour.default('#0c1218'),
    keystore: plain.default('release.jks'),
    alias: plain.default('release'),
    out: z.string().min(1).default('android-app'),
  })
  .transform((typed) => ({
    origin: typed.origin,
    host: new URL(typed.origin).hostname,
    name: typed.name,
    chineseName: typed['chinese-name'] ?? typed.name,
    package: typed.package,
    versionCode: typed['version-code'],
    versionName: typed['version-name'] ?? String(typed['version-code']),
    icon: typed.icon,
    iconGround: typed['icon-ground'],
    lightGround: typed['light-ground'],
    darkGround: typed['dark-ground'],
    keystore: typed.keystore,
    alias: typed.alias,
    out: typed.out,
  }))

export type Options = z.infer<typeof options>

const OPTIONS = Object.keys(options.in.shape)
const USAGE = `npx -y pnpm@12 android --origin https://market.example --package example.market.app --version-code 1
${OPTIONS.map((option) => `  --${option}`).join('\n')}`

/**
 * The options of the command.
 * @throws Error whose message says what is wrong with which option
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(OPTIONS.map((option) => [option, { type: 'string' as const }])),
  })
  const read = options.safeParse(values)
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
  throw new Error(`${problems.join('\n')}\n\n${USAGE}`)
}
