import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FreezeDialog } from '../freeze/freeze-dialog.tsx'
import { UnfreezeDialog } from '../freeze/unfreeze-dialog.tsx'
import { CrossingExample } from '../welcome/crossing-example.tsx'
import { WelcomeLayout } from '../welcome/welcome-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginLinks } from './login-links.tsx'
import { RegisteredDialog } from './registered-dialog.tsx'

const route = getRouteApi('/_plain/login')

export function LoginPage(): ReactNode {
  const { uid, redirect, centerDialogVisible = false } = route.useSearch()
  const navigate = route.useNavigate()
  const [asked, setAsked] = useState<'freeze' | 'unfreeze' | null>(null)
  const [frozenUid, setFrozenUid] = useState(uid === undefined ? '' : String(uid))
  const close = (open: boolean): void => {
    if (!open) setAsked(null)
  }
  const unfreeze = (typed: string): void => {
    setFrozenUid(typed)
    setAsked('unfreeze')
  }
  return (
    <WelcomeLayout
      title={<Trans>Log in</Trans>}
      lead={<Trans>Your uid is the number you got when you registered.</Trans>}
      aside={<CrossingExample />}
    >
      <LoginForm key={uid} uid={uid} returnPath={redirect} onUnfreeze={unfreeze} />
      <LoginLinks onFreeze={() => setAsked('freeze')} onUnfreeze={() => unfreeze(frozenUid)} />
      <FreezeDialog open={asked === 'freeze'} onOpenChange={close} uid={frozenUid} />
      <UnfreezeDialog open={asked === 'unfreeze'} onOpenChange={close} uid={frozenUid} />
      {uid !== undefined && (
        <RegisteredDialog
          uid={uid}
          open={centerDialogVisible}
          onClose={() => void navigate({ search: { uid, ...(redirect !== undefined && { redirect }) }, replace: true })}
        />
      )}
    </WelcomeLayout>
  )
}
