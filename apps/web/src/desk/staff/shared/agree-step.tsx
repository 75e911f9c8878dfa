import { Button, type ButtonProps } from '@jindu/ui/primitives/button'
import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { useState, type ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { SecondEyesNote, useSecondEyes } from './second-eyes.tsx'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiClient } from '../../../shared/trpc/types.ts'

export interface AgreeStepProps {
  /** The uid of the member who asked; null if the reader is the first. */
  readonly first: number | null
  readonly label: ReactNode
  /** Accessible name of one of many equal buttons, starting with the label's words. */
  readonly name: string
  readonly look?: ButtonProps['variant']
  readonly title: ReactNode
  /** The effect of the step, and whether it can be undone. */
  readonly consequence: ReactNode
  /** The sum, the recipient, and the first member with their reason. */
  readonly facts: readonly KeyValue[]
  /** Verb, sum and where it goes. */
  readonly confirmLabel: ReactNode
  readonly variant?: 'ink' | 'money'
  /** Success message. */
  readonly says: string
  readonly step: (client: ApiClient) => Promise<unknown>
  /** Refetches the data that the step changed. */
  readonly reread: () => Promise<unknown>
}

/** A staff button that releases money or changes a price: it asks first, and shows the device or network that both members share. */
export function AgreeStep({ label, name, look = 'line', facts, reread, ...of }: AgreeStepProps): ReactNode {
  const [open, setOpen] = useState(false)
  const verb = useStaffVerb(of.step, {
    says: of.says,
    quiet: true,
    changes: [],
    done: async () => {
      setOpen(false)
      await reread()
    },
  })
  return (
    <>
      <Button
        size="s"
        variant={look}
        aria-label={name}
        onClick={() => {
          verb.reset()
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {open ? <AgreeDialog {...of} facts={facts} verb={verb} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface AgreeDialogProps extends Pick<
  AgreeStepProps,
  'first' | 'title' | 'consequence' | 'facts' | 'confirmLabel' | 'variant'
> {
  readonly verb: ReturnType<typeof useStaffVerb<unknown, unknown>>
  readonly onClose: () => void
}

function AgreeDialog({ first, facts, verb, variant = 'ink', ...of }: AgreeDialogProps): ReactNode {
  const eyes = useSecondEyes(first)
  return (
    <VerbDialog
      {...of}
      verb={verb}
      variant={variant}
      ready={eyes === undefined || eyes.sameEyesUntil === null}
      onConfirm={() => verb.mutate(undefined)}
    >
      {facts.length === 0 ? null : <KeyValues align="start" rows={facts} />}
      <SecondEyesNote of={eyes} />
    </VerbDialog>
  )
}
