import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('../../..', import.meta.url)

/** What each field of an account offers, by the name that its form knows it by. */
const OFFERED: Readonly<Record<string, string>> = {
  uid: 'username',
  password: 'current-password',
  address: 'email',
  otp: 'one-time-code',
  code: 'one-time-code',
  // A stored login password in one of these would be wrong, and would count as a wrong try.
  recoveryPassword: 'off',
  payPassword: 'off',
  'pay-password': 'off',
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.includes('.test.'),
)

interface Written {
  readonly file: string
  readonly tag: string
}

/** The tags of fields in a folder, each as it is written. */
const fields = (folder: string, names: RegExp): readonly Written[] =>
  files
    .filter((file) => file.startsWith(folder))
    .flatMap((file) =>
      [...readFileSync(new URL(file, SOURCE), 'utf8').matchAll(/<(\w+)(?=\s)(?:[^<>]|<[^<>]*>|=>)*?\/>/g)]
        .filter(([, name]) => names.test(name ?? ''))
        .map(([tag]) => ({ file, tag })),
    )

test('every password says what it is: the current one, a new one, or one that no browser may offer', () => {
  const passwords = fields('', /^Password(?:Field|Input)$/)
  expect(passwords.length).toBeGreaterThan(10)
  expect(
    passwords.filter(({ tag }) => !/autoComplete=(?:"(?:current-password|new-password|off)"|\{)/.test(tag)),
  ).toEqual([])
})

test('every field of an account offers what its name says', () => {
  const written = fields('accounts/', /^(?:TextField|PasswordField|PasswordInput)$/)
  const named = written.flatMap(({ file, tag }) => {
    const name = /field\('(\w+)'\)|name="([\w-]+)"/.exec(tag)
    const offers = /autoComplete="([\w-]+)"/.exec(tag)?.[1]
    if (name === null || offers === undefined) return []
    // A form may ask for the pay password in the field of a proof.
    return [
      { file, name: tag.includes('<Trans>Pay password</Trans>') ? 'payPassword' : (name[1] ?? name[2] ?? ''), offers },
    ]
  })
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ name, offers }) => (OFFERED[name] ?? offers) !== offers)).toEqual([])
  expect(new Set(named.map(({ offers }) => offers))).toEqual(
    new Set(['username', 'current-password', 'email', 'one-time-code', 'off']),
  )
})
