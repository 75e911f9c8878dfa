import type { ReactNode } from 'react'

/** A user has a number and no picture: its last two digits. */
export function SellerFace({ uid }: { readonly uid: number }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="num grid size-8 flex-none place-items-center rounded-2 border border-line bg-sunken text-12 font-semibold text-ink-2"
    >
      {String(uid).slice(-2)}
    </span>
  )
}
