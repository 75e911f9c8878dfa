/** Why a browser cannot use the site's passkeys here; null when it can. */
export type PasskeyObstacle = { readonly kind: 'elsewhere'; readonly url: string } | { readonly kind: 'unsupported' }

/** The part of a browser's window that decides. */
interface Place {
  readonly location: Pick<Location, 'hostname' | 'protocol' | 'port' | 'pathname'>
  readonly isSecureContext: boolean
  readonly PublicKeyCredential?: unknown
}

/**
 * Why passkeys are unavailable here: browsers use them only on the host they were created for (WebAuthn), never on its
 * IP address, and only on secure pages.
 * @param host the site's host according to the server
 */
export function passkeyObstacle(
  host: string,
  { location, isSecureContext, PublicKeyCredential }: Place,
): PasskeyObstacle | null {
  const { hostname, protocol, port, pathname } = location
  if (hostname !== host && !hostname.endsWith(`.${host}`)) {
    return { kind: 'elsewhere', url: `${protocol}//${host}${port === '' ? '' : `:${port}`}${pathname}` }
  }
  return isSecureContext && PublicKeyCredential !== undefined ? null : { kind: 'unsupported' }
}

/** @throws PasskeyObstacleError where no passkey can answer */
export function requirePasskeyPlace(host: string): void {
  const obstacle = passkeyObstacle(host, globalThis)
  if (obstacle !== null) throw new PasskeyObstacleError(obstacle)
}

/** A passkey cannot be used on this page. */
export class PasskeyObstacleError extends Error {
  override readonly name = 'PasskeyObstacleError'
  readonly obstacle: PasskeyObstacle
  constructor(obstacle: PasskeyObstacle) {
    super(obstacle.kind)
    this.obstacle = obstacle
  }
}
