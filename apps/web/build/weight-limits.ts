/**
 * Kilobytes of JavaScript (1024 bytes, gzip) that a visitor's browser may load before any interaction, on the pages
 * that most people open first. The build weighs shared files by these pages (the home page most, as the most frequent
 * entry); a browser test checks the limits.
 */
export const WEIGHT_LIMITS = [
  { name: 'home', routeId: '/_main/', path: '/', kilobytes: 170, counts: 300 },
  { name: 'search', routeId: '/_main/search', path: '/search', kilobytes: 174, counts: 100 },
  { name: 'goods', routeId: '/_main/goodsDetails', path: '/goodsDetails?id=4', kilobytes: 200, counts: 100 },
] as const

/** Ends of the ids of parts that load automatically after every page's start: every page pays for them. */
export const LOADED_AT_START = ['/shared/trpc/browser-link.ts', '/i18n/src/connection.ts'] as const

/** Such parts of a single page, by route id. */
export const LOADED_AT_START_OF: Readonly<Record<string, readonly string[]>> = {
  '/_main/': ['/shared/ad-strips/index.ts'],
}
