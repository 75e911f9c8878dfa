import { readFileSync } from 'node:fs'
import { checkDossier } from './dossier/check-dossier.ts'

/** `pnpm dossier <file> [head]`: checks a downloaded dossier. Ends with 1 when it is broken, 2 when it cannot be read. */
const [path, head] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('Which file? npx -y pnpm@12 dossier <file> [head]\n')
  process.exitCode = 2
} else {
  try {
    const finding = checkDossier(readFileSync(path, 'utf8'), head)
    if (finding.whole) {
      const { subject, id, entries, head: found } = finding
      const whose = subject === 'goodsOrder' ? 'order' : subject
      process.stdout.write(`The dossier of ${whose} ${id} is whole: ${entries} entries, head ${found}.\n`)
    } else {
      const where = finding.entry === null ? '' : `entry ${finding.entry}: `
      process.stdout.write(`The dossier is BROKEN: ${where}${finding.why}.\n`)
      process.exitCode = 1
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
