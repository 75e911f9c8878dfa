import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { LifeBuoy, LogIn, LockKeyhole, Snowflake } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Session } from '../../../shared/session/session.ts'
import { FreezeDialog } from '../freeze/freeze-dialog.tsx'
import { LoginPasswordDialog } from '../reset/login-password-dialog.tsx'
import { PayPasswordDialog } from '../reset/pay-password-dialog.tsx'
import { SecondFactorRow } from '../second-factor/second-factor-row.tsx'
import { useFactorDue } from '../second-factor/use-factor-due.ts'
import { PhraseRow } from '../own-phrase/phrase-row.tsx'
import { PayPasswordLine } from './pay-password-line.tsx'
import { SecurityRow } from './security-row.tsx'

type Asked = 'login' | 'pay' | 'freeze'

/** The three passwords, the second factor, and the freeze. */
export function SecuritySheet({ me }: { readonly me: Session }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { isOpen } = useFactorDue()
  const props = (name: Asked) => ({
    open: asked === name,
    onOpenChange: (open: boolean) => setAsked(open ? name : null),
  })
  return (
    <Sheet id="security" className="scroll-mt-18">
      <SheetHead title={<Trans>Passwords and safety</Trans>} />
      <ul>
        <SecurityRow
          icon={LogIn}
          title={<Trans>Login password</Trans>}
          action={
            <Button size="s" onClick={() => setAsked('login')}>
              <Trans>Change</Trans>
            </Button>
          }
        >
          <Trans>Opens the account. Changing it ends every session.</Trans>
        </SecurityRow>
        <SecurityRow
          icon={LockKeyhole}
          title={<Trans>Pay password</Trans>}
          action={
            <Button size="s" onClick={() => setAsked('pay')}>
              {me.payPassword.set ? <Trans>Change</Trans> : <Trans>Set</Trans>}
            </Button>
          }
        >
          <PayPasswordLine />
        </SecurityRow>
        <SecurityRow icon={LifeBuoy} title={<Trans>Recovery password</Trans>}>
          <Trans>Set at registration. It can never be changed; keep it offline.</Trans>
        </SecurityRow>
        {isOpen ? <PhraseRow /> : null}
        <SecondFactorRow />
        <SecurityRow
          icon={Snowflake}
          title={<Trans>Freeze</Trans>}
          action={
            <Button size="s" variant="danger" onClick={() => setAsked('freeze')}>
              <Trans>Freeze account</Trans>
            </Button>
          }
        >
          <Trans>Ends all sessions and blocks every login until you unfreeze it.</Trans>
        </SecurityRow>
      </ul>
      <LoginPasswordDialog {...props('login')} uid={me.uid} />
      <PayPasswordDialog {...props('pay')} set={me.payPassword.set} />
      <FreezeDialog {...props('freeze')} uid={String(me.uid)} own />
    </Sheet>
  )
}
