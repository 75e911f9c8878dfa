import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/**
 * Makes a folder of the operator's if it is not there, and writes into it.
 *
 * @throws StartError that names the variable and what is wrong
 */
export async function checkFolder(variable: string, folder: string): Promise<void> {
  const probe = join(folder, `.jindu-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new StartError(`${variable} ${folder} is no folder: a file is in the way.`)
    // Start even if the disk is full: later writes report it themselves.
    if (code === 'ENOSPC' || code === 'EDQUOT') return
    throw new StartError(
      `${variable} ${folder} cannot be written to (${code}). Give the product's user the right, or name another folder.`,
    )
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}
