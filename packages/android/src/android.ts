import { resolve } from 'node:path'
import { readOptions } from './options.ts'
import { makeProject } from './project.ts'

// `pnpm android`: writes the project of the Android app into a folder. README.md there says how it is built.
try {
  const options = readOptions(process.argv.slice(2))
  await makeProject(options)
  process.stdout.write(`${resolve(options.out)}: ${options.package} ${options.versionName} for ${options.origin}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
