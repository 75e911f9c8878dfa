import { chineseCatalogues, messageOf, type ChineseMessage } from './chinese-catalogues.ts'

/**
 * Lists every message without its Chinese text, and every message that two catalogues translate differently: catalogues
 * are merged in the order in which pages load them, so server and browser would not agree. Fails when there is one.
 */
const problems: string[] = []
const known = new Map<string, ChineseMessage>()

for await (const { path, entries } of chineseCatalogues()) {
  for (const entry of entries.slice(1)) {
    const message = messageOf(path, entry)
    if (message === null) continue
    const { id, text } = message
    if (text === '') problems.push(`${path}: no Chinese text: ${id}`)
    const other = known.get(id)
    if (other === undefined) known.set(id, message)
    else if (other.text !== text && text !== '' && other.text !== '') {
      problems.push(`${path}: ${id} is ${text}, but ${other.text} in ${other.path}`)
    }
  }
}

process.stdout.write(problems.length === 0 ? 'every message has one Chinese text\n' : `${problems.join('\n')}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
