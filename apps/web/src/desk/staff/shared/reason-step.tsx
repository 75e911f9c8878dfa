import { Button } from '@jindu/ui/primitives/button'
import { useState, type ReactNode } from 'react'
import { useWritten } from '../../../shared/forms/use-written.ts'
import type { ApiClient } from '../../../shared/trpc/types.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export interface ReasonStepProps {
  /** The verb, on the button and in its dialog. */
  readonly label: ReactNode
  /** Accessible name of one of many equal buttons, starting with the label's words. */
  readonly name?: string
  /** Undoes an earlier staff action, so it is not styled as dangerous. */
  readonly takesBack: boolean
  /** One of many in a list, so it is styled quietly. */
  readonly inRow?: boolean
  readonly title: ReactNode
  /** Effect of the step, who reads the reason, and whether it can be undone. */
  readonly consequence: ReactNode
  /** Success message; also the key of the reason's draft until then. */
  readonly says: string
  readonly step: (client: ApiClient, reason: string) => Promise<unknown>
  /** Refetches the data that the step changed. */
  readonly reread: () => Promise<unknown>
  /** Further choices besides the reason. */
  readonly children?: ReactNode
}

/** A staff button that asks for a reason before it acts. */
export function ReasonStep({ label, name, takesBack, inRow = false, children, ...of }: ReasonStepProps): ReactNode {
  const [open, setOpen] = useState(false)
  const [, forget] = useWritten(`reason:${of.says}`)
  const verb = useStaffVerb(of.step, {
    says: of.says,
    quiet: true,
    changes: [],
    done: async () => {
      forget('')
      setOpen(false)
      await of.reread()
    },
  })
  return (
    <>
      <Button
        size="s"
        variant={takesBack ? 'line' : inRow ? 'quiet' : 'danger'}
        aria-label={name}
        onClick={() => {
          verb.reset()
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {open ? (
        <ReasonDialog
          about={of.says}
          title={of.title}
          consequence={of.consequence}
          confirmLabel={label}
          variant={takesBack ? 'ink' : 'danger'}
          pending={verb.isPending}
          error={verb.error}
          onClose={() => setOpen(false)}
          onConfirm={(reason) => verb.mutate(reason)}
        >
          {children}
        </ReasonDialog>
      ) : null}
    </>
  )
}
