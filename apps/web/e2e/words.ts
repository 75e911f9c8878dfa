import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'

export type Locale = 'en' | 'zh-CN'
export const LOCALES: readonly Locale[] = ['en', 'zh-CN']

export interface Words {
  readonly locale: Locale
  /** The page's text for an English message of the catalogues. Unknown messages are an error. */
  (english: string, values?: Readonly<Record<string, string | number>>): string
  /** The text as a pattern, with anything in place of its values. */
  readonly like: (english: string) => RegExp
}

const src = join(import.meta.dirname, '../src')

/** The joined text of `msgid`, `msgstr` or `msgctxt` in a catalogue entry. */
function field(entry: string, name: string): string {
  const lines = new RegExp(`^${name} (".*"(?:\\n".*")*)`, 'm').exec(entry)?.[1] ?? '""'
  const joined = lines.split('\n').map((line) => line.slice(1, -1))
  return joined.join('').replaceAll(String.raw`\"`, '"')
}

function readCatalogues(locale: Locale): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  // English is the text in the code, which a translated catalogue names as well.
  const text = locale === 'en' ? 'msgid' : 'msgstr'
  for (const path of globSync('{shared,routes,*/*}/locales/zh-CN.po', { cwd: src })) {
    for (const entry of readFileSync(join(src, path), 'utf8').split('\n\n').slice(1)) {
      if (field(entry, 'msgctxt') === '') texts.set(field(entry, 'msgid'), field(entry, text))
    }
  }
  return texts
}

const plain = (text: string): string => text.replaceAll(/<\/?\d+\/?>/g, '')

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export function wordsOf(locale: Locale): Words {
  const texts = readCatalogues(locale)
  const find = (english: string): string => {
    const text = texts.get(english)
    if (text === undefined || text === '') throw new Error(`no ${locale} text for "${english}"`)
    return plain(text)
  }
  const say = (english: string, values: Readonly<Record<string, string | number>> = {}): string =>
    find(english).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const like = (english: string): RegExp => {
    const parts = find(english).split(/\{\w+\}/)
    return new RegExp(parts.map(escaped).join('.+'))
  }
  return Object.assign(say, { locale, like })
}
