/** Files a page needs before it can run, as the build wrote them; the first of `js` is the chunk itself. */
export interface ChunkFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

export interface AssetMap {
  readonly entry: ChunkFiles
  /** By route id. */
  readonly routes: Readonly<Record<string, ChunkFiles>>
  /** The body font, preloaded with the styles, which would request it only after they are parsed. */
  readonly letters: string
  /** Version of the message catalogues, which is part of their paths. */
  readonly words: string
}
