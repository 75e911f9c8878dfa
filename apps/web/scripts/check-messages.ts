import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Lists every message without its Chinese text, and every message that two catalogues translate differently: catalogues
 * are merged in the order in which pages load them, so server and browser would not agree. Fails when there is one.
 */
const root = join(import.meta.dirname, '../src')
const problems: string[] = []
const known = new Map<string, { text: string; path: string }>()

/** The joined text of `msgid`, `msgstr` or `msgctxt` in an entry of a catalogue. */
function field(entry: string, name: string): string {
  const lines = new RegExp(`^${name} (".*"(?:\\n".*")*)`, 'm').exec(entry)?.[1] ?? '""'
  return lines
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('')
}

for await (const path of glob('{shared,features/*}/locales/zh-CN.po', { cwd: root })) {
  const entries = (await readFile(join(root, path), 'utf8')).split('\n\n').slice(1)
  for (const entry of entries) {
    if (!/^msgid /m.test(entry)) continue
    const id = [field(entry, 'msgctxt'), field(entry, 'msgid')].join('|')
    const text = field(entry, 'msgstr')
    if (text === '') problems.push(`${path}: no Chinese text: ${id}`)
    const other = known.get(id)
    if (other === undefined) known.set(id, { text, path })
    else if (other.text !== text && text !== '' && other.text !== '') {
      problems.push(`${path}: ${id} is ${text}, but ${other.text} in ${other.path}`)
    }
  }
}

process.stdout.write(problems.length === 0 ? 'every message has one Chinese text\n' : `${problems.join('\n')}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
