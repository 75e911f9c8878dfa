/** Pages as they were read last, by their address. */
export const PAGES = 'jindu_pages'
/** Files of the builds: scripts, styles, fonts. They hold nothing of a reader. */
export const FILES = 'jindu_files'
/** Answers of calls as they were read last. */
export const READS = 'jindu_reads'
/** A picture that another app shared, until it is in a chat. */
export const SHARED = 'jindu_shared'

/** Caches that hold what a reader saw. They are emptied at login and logout. */
export const PERSONAL = [PAGES, READS, SHARED] as const

/** The path to which another app's share sheet posts a picture; the worker stores it under the same path. */
export const SHARE_PATH = '/share-picture'
/** The page of a reader without a connection who never opened the page asked for. */
export const OFFLINE_PATH = '/offline.html'

/** Messages of a page to its worker. workbox-window sends `SKIP_WAITING`. */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  /** Reads the page's document and files into the caches, unless it was read within ten minutes. */
  | { readonly type: 'KEEP'; readonly url: string; readonly files: readonly string[] }
  /** The reader logged in or out: nothing read before may be stored any more. */
  | { readonly type: 'FORGET' }
