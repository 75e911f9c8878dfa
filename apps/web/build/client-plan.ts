import { createBuilder, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { mapAssets } from './asset-map.ts'
import { graphOf } from './client-graph.ts'
import { shareChunks } from './shared-chunks.ts'
import { writeWords, type WordsFiles } from './words-files.ts'

export interface ClientPlan {
  /** The file that modules share, by module. */
  readonly chunks: ReadonlyMap<string, string>
  readonly words: WordsFiles
}

const chunksOf = ({ output }: Rolldown.RolldownOutput): readonly Rolldown.OutputChunk[] =>
  output.filter((file) => file.type === 'chunk')

/**
 * Builds the client once, without writing, to find which page needs which modules and messages.
 * @param config of a client with each module in its own file (`aloneInFile`)
 */
export async function planClient(config: InlineConfig, draft: boolean): Promise<ClientPlan> {
  const builder = await createBuilder({
    ...config,
    configFile: false,
    logLevel: 'error',
    // Without minification, texts stay string literals.
    build: { ...config.build, write: false, minify: false },
  })
  const { client } = builder.environments
  if (client === undefined) throw new Error('the configuration has no client')
  const built = await builder.build(client)
  if (!('output' in built)) throw new Error('the client is one bundle, built once')
  const graph = graphOf(chunksOf(built))
  return { chunks: shareChunks(graph), words: await writeWords(graph, draft) }
}

/**
 * The Latin file of the body font (`packages/ui/src/styles/fonts.css`): figures and prices use it in both languages.
 */
const LETTERS = 'instrument-sans-latin-wght-normal.woff2'

const lettersAmong = (files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string | undefined =>
  files.find((file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(LETTERS)))?.fileName

/**
 * Emits the message catalogues beside the chunks, and asset-map.json: the files that the renderer names in each page's
 * head.
 */
export function plannedFiles({ words }: ClientPlan): Plugin {
  return {
    name: 'jindu:planned-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // The style sheet exists only then.
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, source] of words.sources) this.emitFile({ type: 'asset', fileName, source })
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
        const map = mapAssets(chunks, styles, lettersAmong(Object.values(bundle)), words.version)
        this.emitFile({ type: 'asset', fileName: 'asset-map.json', source: JSON.stringify(map) })
      },
    },
  }
}
