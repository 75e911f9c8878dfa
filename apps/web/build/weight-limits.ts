/**
 * Kilobytes of JavaScript (1024 bytes, gzip) that a visitor's browser may fetch before it is told to do anything, on the pages
 * that most people open first. The build shares files so that these load least in vain, by how much a byte of each counts
 * (more people begin at home than anywhere else); a browser test holds the limits.
 */
export const WEIGHT_LIMITS = [
  { name: 'home', routeId: '/_main/', path: '/', kilobytes: 170, counts: 300 },
  { name: 'search', routeId: '/_main/search', path: '/search', kilobytes: 174, counts: 100 },
  { name: 'goods', routeId: '/_main/goodsDetails', path: '/goodsDetails?id=4', kilobytes: 200, counts: 100 },
] as const

/** Ends of the ids of parts that are loaded by themselves as soon as a page is there: every page pays for them. */
export const LOADED_AT_START = ['/shared/trpc/browser-link.ts', '/i18n/src/connection.ts'] as const

/** The same on one page alone, by the id of its route. */
export const LOADED_AT_START_OF: Readonly<Record<string, readonly string[]>> = {
  '/_main/': ['/shared/ad-strips/index.ts'],
}
