import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files at the root of a clone and of a release. */
const MARKS = ['pnpm-workspace.yaml', 'RELEASE']

/** The folder of the clone or of the release that this file is in, from sources and bundle alike; else the working directory. */
export const repositoryRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (folder !== dirname(folder)) {
    if (MARKS.some((mark) => existsSync(join(folder, mark)))) return folder
    folder = dirname(folder)
  }
  return process.cwd()
}
