import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { LifeBuoy, LogIn, LockKeyhole, Snowflake, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Session } from '../../../shared/session/session.ts'
import { FreezeDialog } from '../freeze/freeze-dialog.tsx'
import { LoginPasswordDialog } from '../reset/login-password-dialog.tsx'
import { PayPasswordDialog } from '../reset/pay-password-dialog.tsx'
import { PayPasswordLine } from './pay-password-line.tsx'

type Asked = 'login' | 'pay' | 'freeze'

/** The three passwords, and the freeze. */
export function SecuritySheet({ me }: { readonly me: Session }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null)
  const props = (name: Asked) => ({
    open: asked === name,
    onOpenChange: (open: boolean) => setAsked(open ? name : null),
  })
  return (
    <Sheet id="security" className="scroll-mt-18">
      <SheetHead title={<Trans>Passwords and safety</Trans>} />
      <ul>
        <Row
          icon={LogIn}
          title={<Trans>Login password</Trans>}
          action={
            <Button size="s" onClick={() => setAsked('login')}>
              <Trans>Change</Trans>
            </Button>
          }
        >
          <Trans>Opens the account. Changing it ends every session.</Trans>
        </Row>
        <Row
          icon={LockKeyhole}
          title={<Trans>Pay password</Trans>}
          action={
            <Button size="s" onClick={() => setAsked('pay')}>
              {me.payPassword.set ? <Trans>Change</Trans> : <Trans>Set</Trans>}
            </Button>
          }
        >
          <PayPasswordLine />
        </Row>
        <Row icon={LifeBuoy} title={<Trans>Recovery password</Trans>}>
          <Trans>Set at registration. It can never be changed; keep it offline.</Trans>
        </Row>
        <Row
          icon={Snowflake}
          title={<Trans>Freeze</Trans>}
          action={
            <Button size="s" variant="danger" onClick={() => setAsked('freeze')}>
              <Trans>Freeze account</Trans>
            </Button>
          }
        >
          <Trans>Ends all sessions and blocks every login until you unfreeze it.</Trans>
        </Row>
      </ul>
      <LoginPasswordDialog {...props('login')} uid={me.uid} />
      <PayPasswordDialog {...props('pay')} set={me.payPassword.set} />
      <FreezeDialog {...props('freeze')} uid={String(me.uid)} own />
    </Sheet>
  )
}

interface RowProps {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Row({ icon: Icon, title, action, children }: RowProps): ReactNode {
  return (
    <li className="grid grid-cols-[20px_1fr_auto] items-center gap-x-3 border-t border-line px-5 py-3.5 first:border-t-0 phone:grid-cols-[20px_1fr] phone:px-4">
      <Icon className="ic mt-1 self-start text-ink-3" aria-hidden="true" />
      <div>
        <h3 className="text-14 tracking-normal">{title}</h3>
        <div className="text-13 text-ink-2">{children}</div>
      </div>
      <div className="phone:col-span-2 phone:mt-2 phone:empty:hidden phone:*:w-full">{action}</div>
    </li>
  )
}
