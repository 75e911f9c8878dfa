/**
 * What a program may do with a token: read what everybody may, read the owner's own, trade, send money away.
 * None follows from another.
 */
export const TOKEN_SCOPES = ['market', 'own', 'trade', 'withdraw'] as const

export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** Asked for with the pay password, and bounded for each day. */
export const MONEY_SCOPES = ['trade', 'withdraw'] as const satisfies readonly TokenScope[]

/**
 * Whether a token with these scopes may move money, for which it needs the pay password and a limit for each day.
 * @example
 * movesMoney(['market']) // false
 * movesMoney(['market', 'trade']) // true
 */
export function movesMoney(scopes: readonly TokenScope[]): boolean {
  return MONEY_SCOPES.some((scope) => scopes.includes(scope))
}
