/**
 * Shows the reader what a call pays, and has their passkey confirm exactly that.
 * @param step the procedure's name
 * @returns the passkey's answer; null when they declined
 */
export type AskPasskeyToPay = (step: string, input: Readonly<Record<string, unknown>>) => Promise<string | null>

/** Mounted places that can ask, the latest last: a dialog asks before the page below it. */
let places: readonly AskPasskeyToPay[] = []

/** Registers a place. @returns a function that removes it */
export function payWith(ask: AskPasskeyToPay): () => void {
  places = [...places, ask]
  return () => {
    places = places.filter((each) => each !== ask)
  }
}

/** The place that asks now; undefined where no passkey stands in for the pay password. */
export const passkeyPlace = (): AskPasskeyToPay | undefined => places.at(-1)

/** Context of a call whose form has no pay password: the passkey is asked for at once. */
export const BY_PASSKEY = { context: { payPasskey: 'ask' } } as const
