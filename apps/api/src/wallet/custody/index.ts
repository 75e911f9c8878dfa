/** The only door to the cold wallets for other features. */
export { workMoves } from './work-moves.ts'
