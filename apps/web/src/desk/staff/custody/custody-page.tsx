import type { ReactNode } from 'react'
import { ReservesDesk } from './reserves-desk.tsx'
import { WalletsSheet } from './wallets-sheet.tsx'

/** Where the site's coin lies, and the proof of it. */
export function CustodyPage(): ReactNode {
  return (
    <div className="grid gap-4">
      <WalletsSheet />
      <ReservesDesk />
    </div>
  )
}
