import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../src')

export interface ChineseMessage {
  /** Path of its catalogue. */
  readonly path: string
  /** Context and English text. */
  readonly id: string
  /** Empty while nobody has translated it. */
  readonly text: string
}

/** The joined text of `msgid`, `msgstr` or `msgctxt` in an entry of a catalogue, still escaped. */
function field(entry: string, name: string): string {
  const lines = new RegExp(`^${name} (".*"(?:\\n".*")*)`, 'm').exec(entry)?.[1] ?? '""'
  return lines
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('')
}

/** The message of one entry, or null for a catalogue's head. */
export function messageOf(path: string, entry: string): ChineseMessage | null {
  if (!/^msgid /m.test(entry)) return null
  return { path, id: [field(entry, 'msgctxt'), field(entry, 'msgid')].join('|'), text: field(entry, 'msgstr') }
}

/** Every Chinese catalogue as its entries, the head first. */
export async function* chineseCatalogues(): AsyncGenerator<{ path: string; entries: string[] }> {
  for await (const path of glob('{shared,routes,*/*}/locales/zh-CN.po', { cwd: root })) {
    yield { path: join(root, path), entries: (await readFile(join(root, path), 'utf8')).split('\n\n') }
  }
}
