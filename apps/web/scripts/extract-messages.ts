import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chineseCatalogues, messageOf } from './chinese-catalogues.ts'

/** Reads the messages out of the code again. One that moved to another catalogue keeps its Chinese text. */
const texts = new Map<string, string>()
for await (const { path, entries } of chineseCatalogues()) {
  for (const message of entries.slice(1).map((entry) => messageOf(path, entry))) {
    if (message !== null && message.text !== '') texts.set(message.id, message.text)
  }
}

const web = join(import.meta.dirname, '..')
const { status } = spawnSync('lingui', ['extract', '--clean'], { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] })
if (status !== 0) throw new Error('lingui could not read the messages')

for await (const { path, entries } of chineseCatalogues()) {
  const filled = entries.map((entry) => {
    const message = messageOf(path, entry)
    const text = message?.text === '' ? texts.get(message.id) : undefined
    return text === undefined ? entry : entry.replace(/^msgstr ""$/m, () => `msgstr "${text}"`)
  })
  if (filled.some((entry, index) => entry !== entries[index])) await writeFile(path, filled.join('\n\n'))
}
