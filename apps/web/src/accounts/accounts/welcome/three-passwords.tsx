import { rules } from '@jindu/domain/rules'
import { Trans } from '@lingui/react/macro'
import { LogIn, LifeBuoy, LockKeyhole, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type PasswordDoor = 'login' | 'pay' | 'recovery'

const VERIFIED_MINUTES = rules.session.payPasswordVerifiedSeconds / 60
const { triesBeforeLock } = rules.payPassword
const LOCK_MINUTES = rules.payPassword.lockSeconds / 60

/** Purpose of each of the three passwords. `now` is the one being set. */
export function ThreePasswords({ now }: { readonly now?: PasswordDoor }): ReactNode {
  return (
    <>
      <h2 className="mb-6 text-22 phone:text-18">
        <Trans>Three passwords, three doors</Trans>
      </h2>
      <ul>
        <Door icon={LogIn} current={now === 'login'} title={<Trans>Login password</Trans>}>
          <Trans>Opens your account. Changing it ends every session.</Trans>
        </Door>
        <Door icon={LockKeyhole} current={now === 'pay'} title={<Trans>Pay password</Trans>}>
          <Trans>
            Asked before money moves: buying, OTC, withdrawals, transfers, ads. Then not asked again for{' '}
            {VERIFIED_MINUTES} minutes. {triesBeforeLock} wrong tries lock it for {LOCK_MINUTES}.
          </Trans>
        </Door>
        <Door icon={LifeBuoy} current={now === 'recovery'} title={<Trans>Recovery password</Trans>}>
          <Trans>
            Freezes the account and resets the other two. It can never be changed: write it down and keep it offline.
          </Trans>
        </Door>
      </ul>
    </>
  )
}

interface DoorProps {
  readonly icon: LucideIcon
  readonly current: boolean
  readonly title: ReactNode
  readonly children: ReactNode
}

function Door({ icon: Icon, current, title, children }: DoorProps): ReactNode {
  return (
    <li className="grid grid-cols-[24px_1fr] gap-3.5 border-t border-line py-4 first:border-t-0">
      <Icon className={current ? 'ic mt-1 text-ink' : 'ic mt-1 text-ink-3'} aria-hidden="true" />
      <div>
        <h3 className="text-14">{title}</h3>
        <p className="text-13 text-ink-2">{children}</p>
      </div>
    </li>
  )
}
