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
 * Builds the client once to see which page needs which modules and says which words; nothing is written.
 * @param config of a client that has each module alone in a file (`aloneInFile`)
 */
export async function planClient(config: InlineConfig, draft: boolean): Promise<ClientPlan> {
  const builder = await createBuilder({
    ...config,
    configFile: false,
    logLevel: 'error',
    // Texts stand as texts where nothing is minified.
    build: { ...config.build, write: false, minify: false },
  })
  const { client } = builder.environments
  if (client === undefined) throw new Error('the configuration has no client')
  const built = await builder.build(client)
  if (!('output' in built)) throw new Error('the client is one bundle, built once')
  const graph = graphOf(chunksOf(built))
  return { chunks: shareChunks(graph), words: await writeWords(graph, draft) }
}

/** The Latin letters of the text's font (`packages/ui/src/styles/fonts.css`): figures and prices are set in them in both languages. */
const LETTERS = 'instrument-sans-latin-wght-normal.woff2'

const lettersAmong = (files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string | undefined =>
  files.find((file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(LETTERS)))?.fileName

/** Puts the words of pages beside the chunks, and asset-map.json: what the page renderer names in the head of each page. */
export function plannedFiles({ words }: ClientPlan): Plugin {
  return {
    name: 'jindu:planned-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // The style sheet is there only then.
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
