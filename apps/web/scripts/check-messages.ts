import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lists every message without its Chinese text and fails when there is one. */
const root = join(import.meta.dirname, '../src')
let missing = 0

for await (const path of glob('{shared,features/*}/locales/zh-CN.po', { cwd: root })) {
  const entries = (await readFile(join(root, path), 'utf8')).split('\n\n').slice(1)
  for (const entry of entries) {
    if (!/^msgstr ""\s*$(?!\n")/m.test(entry)) continue
    missing += 1
    const source = /^msgid (".*(?:\n".*)*)/m.exec(entry)?.[1] ?? ''
    process.stdout.write(`${path}: ${source.replaceAll('\n', '')}\n`)
  }
}

process.stdout.write(missing === 0 ? 'every message has its Chinese text\n' : `${missing} without Chinese text\n`)
process.exitCode = missing === 0 ? 0 : 1
