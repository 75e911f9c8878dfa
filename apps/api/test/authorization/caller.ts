export const CALLERS = ['visitor', 'user', 'otherParty', 'stranger', 'frozen', 'unverified', 'staff', 'ended'] as const

/**
 * The kinds of callers. `user` is the buyer of the world's order, `otherParty` its seller; both, `stranger` and `staff`
 * have verified the pay password. `staff` has the role that the row's access names, else the arbiter's. `ended` and
 * `frozen` present the token of a session ended by logout or by freezing.
 */
export type CallerName = (typeof CALLERS)[number]
