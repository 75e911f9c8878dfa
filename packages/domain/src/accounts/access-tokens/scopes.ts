/** Scopes of an access token: read public data, read the owner's data, trade, send money away. None implies another. */
export const TOKEN_SCOPES = ['market', 'own', 'trade', 'withdraw'] as const

export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** Scopes that need the pay password and a daily limit. */
export const MONEY_SCOPES = ['trade', 'withdraw'] as const satisfies readonly TokenScope[]

/**
 * Whether a token with these scopes may move money, so that it needs the pay password and a daily limit.
 * @example
 * movesMoney(['market']) // false
 * movesMoney(['market', 'trade']) // true
 */
export function movesMoney(scopes: readonly TokenScope[]): boolean {
  return MONEY_SCOPES.some((scope) => scopes.includes(scope))
}
