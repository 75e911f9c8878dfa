/** Files a page needs before it can run, as the build wrote them; the first of `js` is the chunk itself. */
export interface ChunkFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

export interface AssetMap {
  readonly entry: ChunkFiles
  /** By route id. */
  readonly routes: Readonly<Record<string, ChunkFiles>>
  /** The letters that every page's text is set in: asked for beside the styles, which would name them only once they are read. */
  readonly letters: string
  /** Version of the words of pages, which stands in the addresses of their files. */
  readonly words: string
}
