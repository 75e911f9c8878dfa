import { useState } from 'react'

export interface Picked {
  /** Of what is shown, the chosen ones in its order. */
  readonly ids: readonly number[]
  readonly shown: readonly number[]
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly set: (ids: readonly number[]) => void
  /** Of what is chosen by then, without these. */
  readonly drop: (ids: readonly number[]) => void
}

/** Which rows of the page at hand are chosen; what another page had chosen does not count. */
export function usePicked(shown: readonly number[]): Picked {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return {
    ids: shown.filter((id) => chosen.has(id)),
    shown,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    set: (ids) => setChosen(new Set(ids)),
    drop: (ids) => setChosen((now) => new Set([...now].filter((one) => !ids.includes(one)))),
  }
}
