import { useEffect } from 'react'
import type { SearchAddress } from './search-query.ts'

const KEY = 'jindu_goods_view'

export type View = NonNullable<SearchAddress['view']>

function remembered(): View | null {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : null
  } catch {
    // Storage may be refused (private mode): cards, then.
    return null
  }
}

export function rememberView(view: View): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // The address still carries the choice.
  }
}

/** The address's view; an address that names none takes the one chosen last. */
export function useView(view: View | undefined, choose: (view: View) => void): View {
  useEffect(() => {
    const last = view === undefined ? remembered() : null
    if (last !== null) choose(last)
    // oxlint-disable-next-line react/exhaustive-deps -- only an address that names none is asked about
  }, [view])
  return view ?? 'cards'
}
