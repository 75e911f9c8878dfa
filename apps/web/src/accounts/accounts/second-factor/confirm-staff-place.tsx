import { useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import { askWith } from '../../../shared/staff/confirm-again.ts'

const ConfirmStaff = lazyPart(() => import('./confirm-staff.tsx'))

type Settle = (confirmed: boolean) => void

/** Mount point of the dialog in which staff prove their identity again before steps that move money or change rules. */
export function ConfirmStaffPlace(): ReactNode {
  const [settle, setSettle] = useState<{ readonly to: Settle } | null>(null)
  useEffect(() => askWith(() => new Promise<boolean>((to) => setSettle({ to }))), [])
  if (settle === null) return null
  return (
    <ConfirmStaff
      onEnd={(confirmed) => {
        setSettle(null)
        settle.to(confirmed)
      }}
    />
  )
}
