import type { Locale } from './locale.ts'

/** How a step failed without a response of the server. */
export type ConnectionFailure = 'offline' | 'notCarriedOut' | 'unknown' | 'foreign'

const WORDS: Readonly<Record<ConnectionFailure, Readonly<Record<Locale, string>>>> = {
  offline: {
    en: 'You are offline: nothing was sent and no money moved. Try again when you are connected.',
    'zh-CN': '当前没有网络：操作没有发出，也没有动用资金。恢复连接后请再试。',
  },
  notCarriedOut: {
    en: 'The connection was cut before this reached us. It was not carried out and no money moved; you can try again.',
    'zh-CN': '连接中断，操作没有送达，未执行，也没有动用资金，可以重试。',
  },
  foreign: {
    en: 'Something on the way answered in place of this site, such as the login page of a public network. Open this site anew in your browser, then try again.',
    'zh-CN': '网络途中有其他页面代替本站作了应答（例如公共网络的登录页）。请在浏览器中重新打开本站，然后再试。',
  },
  unknown: {
    en: 'The connection was cut and we could not find out yet whether this was carried out. Trying again is safe: it happens at most once.',
    'zh-CN': '连接中断，暂时无法确认操作是否已执行。可以放心重试，同一操作最多只执行一次。',
  },
}

/**
 * Message for a step without a response.
 * @param what how the connection failed
 * @returns whether anything happened, and what to do now
 */
export const connectionMessage = (what: ConnectionFailure, locale: Locale): string => WORDS[what][locale]

/** Browsers' messages for a request that did not get through. */
const CUT = /^(?:Failed to fetch|NetworkError|Load failed|Importing a module script failed|error loading dynamically)/

const UNREACHED: Readonly<Record<Locale, string>> = {
  en: 'No connection to the server.',
  'zh-CN': '无法连接服务器。',
}

/**
 * @returns the network error in the reader's language if its message is known, else the browser's message
 */
export const networkMessage = (message: string, locale: Locale): string =>
  CUT.test(message) ? UNREACHED[locale] : message
