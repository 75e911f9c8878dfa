import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds the workspace, from the sources and from the bundle alike; else the working directory. */
export const repositoryRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (folder !== dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
    folder = dirname(folder)
  }
  return process.cwd()
}
