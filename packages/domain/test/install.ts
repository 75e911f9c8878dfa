import * as packed from '@jindu/config/packed'
import { join } from 'node:path'

/** The folder of the package. */
export const HOME = join(import.meta.dirname, '..')

/** A separate project with only the packed package and its dependencies. */
export interface Project {
  readonly folder: string
  /** Path of the unpacked package. */
  readonly installed: string
  readonly tarball: string
}

/** Packs the package as it would be published and installs it in an empty project. */
export function installPacked(): Project {
  const folder = packed.emptyProject()
  const { folder: installed, tarball } = packed.installPacked(HOME, folder)
  packed.lend(HOME, folder, ['zod'])
  return { folder, installed, tarball }
}

/** Runs a compiler of a dependency by its name. */
export const compile = (typescript: 'typescript' | 'typescript-floor', folder: string, options: object): string =>
  packed.compile(HOME, typescript, folder, options)
