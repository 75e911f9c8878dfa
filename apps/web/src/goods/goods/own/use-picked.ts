import { useState } from 'react'

export interface Picked {
  /** The selected ids among the displayed ones, in display order. */
  readonly ids: readonly number[]
  readonly shown: readonly number[]
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly set: (ids: readonly number[]) => void
  /** Removes these ids from the current selection. */
  readonly drop: (ids: readonly number[]) => void
}

/** Selected rows of the current page; selections on other pages do not count. */
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
