import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number]

/** The texts of the code, by id: a translated catalogue holds them beside its own. */
export async function sourceTexts(catalog: Catalog): Promise<Readonly<Record<string, string>>> {
  const [locale = ''] = getConfig().locales
  const messages = (await catalog.read(locale)) ?? {}
  return Object.fromEntries(Object.entries(messages).map(([id, { message }]) => [id, message ?? id]))
}

/** Makes a module of a catalogue's English texts of `zh-CN.po?source`, as lingui makes one of the Chinese. */
export function sourceWords(): Plugin {
  return {
    name: 'source-words',
    load: {
      filter: { id: /\.po\?source$/ },
      async handler(id) {
        const config = getConfig()
        const path = relative(config.rootDir ?? '', id.slice(0, id.indexOf('?')))
        const found = getCatalogForFile(path, await getCatalogs(config))
        if (found === null) throw new Error(`${path} is no catalogue of lingui.config.ts`)
        const { source, errors } = createCompiledCatalog('en', await sourceTexts(found.catalog), { namespace: 'es' })
        if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ error }) => error.message).join(', ')}`)
        return { code: source, map: null, moduleType: 'js' }
      },
    },
  }
}
