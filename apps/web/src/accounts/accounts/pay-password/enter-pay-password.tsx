import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/**
 * On phones, in the place of a step at the foot that waits for the pay password: leads to the field, which may stand
 * above or below the screen. Belongs into the form with the `PayPasswordBox`.
 */
export function EnterPayPassword(): ReactNode {
  return (
    <Button
      variant="ink"
      full
      className="hidden phone:flex"
      onClick={({ currentTarget }) => currentTarget.form?.querySelector<HTMLElement>('[name="pay-password"]')?.focus()}
    >
      <Trans>Enter the pay password</Trans>
    </Button>
  )
}
