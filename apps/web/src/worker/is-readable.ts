/** Pages before login, with passwords, and of staff are never stored. */
const NEVER = /^\/(?:login|register|resetPassword|lock|staff|personal\/userInfo|goodsShipment)(?:\/|$)/

/**
 * Whether a page may be stored on the device, to be read without a connection.
 * @param url absolute, or a path of this site
 */
export function isReadable(url: string): boolean {
  return !NEVER.test(new URL(url, 'https://site.example').pathname)
}
