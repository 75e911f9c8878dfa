import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMessages } from './read-messages.ts'

describe('messages are read in the build', () => {
  it('refuses what is no ICU message', () => {
    expect(() => readMessages("const text = { en: 'At most {n', 'zh-CN': '最多 {n}' }")).toThrow(
      'Unexpected message end',
    )
  })

  it('writes both languages as lingui reads them, and plain texts as they are', () => {
    expect(
      readMessages(
        "export const a = { b: { en: 'At most {n}', 'zh-CN': '最多 {n}' }, c: { en: 'None', 'zh-CN': '没有' } }",
      ),
    ).toBe(
      'export const a = { b: { en: ["At most ",["n"]], \'zh-CN\': ["最多 ",["n"]] }, c: { en: \'None\', \'zh-CN\': \'没有\' } }',
    )
  })

  it('reads a plural and what may be left out', () => {
    const text = "'{n, select, undefined {} other {{n, plural, one {# day} other {# days}}}}'"
    expect(readMessages(`const a = { en: ${text}, 'zh-CN': ${text} }`)).toContain(
      '[["n","select",{"undefined":[],"other":[["n","plural",{"one":["#"," day"],"other":["#"," days"]}]]}]]',
    )
  })

  it('leaves no placeholder unread in the package', () => {
    const folder = join(import.meta.dirname, '../../../packages/i18n/src')
    const unread = globSync('**/*.ts', { cwd: folder })
      .filter((name) => !name.endsWith('.test.ts'))
      .flatMap((name) => {
        const code = stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'))
        return readMessages(code).match(/'[^'\n`]*\{\w+[,}][^'\n`]*'/g) ?? []
      })
    expect(unread).toEqual([])
  })
})
