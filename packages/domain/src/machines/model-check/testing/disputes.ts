import type { Disputable, Said } from '../../../trust/disputes/index.ts'
import { disputeRules } from '../../../rules/dispute.ts'

const { complaint, statement, proposal } = disputeRules

const MAXIMA: Readonly<Record<keyof Said, number>> = {
  complaints: complaint.maximumPerSide,
  statements: statement.maximumPerSide,
  proposals: proposal.maximumPerSide,
}

const isCounted = (name: string): name is keyof Said => Object.hasOwn(MAXIMA, name)

/** How often a side has spoken only matters near the bound. */
export const roundOf = (name: string, value: number): number | string => {
  if (!isCounted(name)) return value
  const left = MAXIMA[name] - value
  return left > 1 ? 'some left' : left
}

/** The same state with one act left for the buyer before the bound. */
export const nearBound = <S extends Disputable>(state: S, what: keyof Said): S => {
  const { said } = state.dispute
  const buyer = { ...said.buyer, [what]: MAXIMA[what] - 1 }
  return { ...state, dispute: { ...state.dispute, said: { ...said, buyer } } }
}
