/** The origin of a login. */
export interface LoginPlace {
  /** The client origin that an old client signs under; null for a browser. */
  readonly client: string | null
  /** The network around the address that one person moves in: of IPv4 the /24, of IPv6 the /48. */
  readonly neighbourhood: string
}

/** Facts that decide whether a login comes from a new device. */
export interface DeviceFacts {
  /** Whether the browser shows the account's sealed mark, or a live session of the account. */
  readonly isMarked: boolean
  readonly place: LoginPlace
  /** Origins of the account's earlier logins under its present password. */
  readonly before: readonly LoginPlace[]
}

/**
 * Whether an account knows the device that logs in (product.md "Accounts"); for a new one every way out waits. A browser is known by the
 * mark that it keeps, and by nothing else: a neighbour's browser is another one. An old client keeps no mark, so it is known where the
 * same kind of client logged in from the same neighbourhood before.
 * @example
 * const place = { client: 'ios', neighbourhood: '203.0.113.0/24' }
 * isKnownDevice({ isMarked: false, place, before: [place] }) // true
 * isKnownDevice({ isMarked: false, place, before: [{ ...place, client: 'android' }] }) // false
 * isKnownDevice({ isMarked: false, place: { ...place, client: null }, before: [{ ...place, client: null }] }) // false
 */
export function isKnownDevice({ isMarked, place, before }: DeviceFacts): boolean {
  if (isMarked || place.client === null) return isMarked
  return before.some(({ client, neighbourhood }) => client === place.client && neighbourhood === place.neighbourhood)
}
