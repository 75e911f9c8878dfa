import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/
const smallest = 1024

/** Writes a .br and a .gz beside every text asset: compressing per request costs more than rendering. */
export function precompress(): Plugin {
  return {
    name: 'jindu:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle() {
      const { root, build } = this.environment.config
      const folder = resolve(root, build.outDir)
      const names = await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path)
  if (body.length < smallest) return
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(body, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}
