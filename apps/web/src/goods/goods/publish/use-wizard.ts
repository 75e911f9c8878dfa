import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useStepHistory } from '../../../shared/forms/use-step-history.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { deliveryInput } from '../../stock/index.ts'
import { infoInput } from '../own/info-values.ts'
import type { Draft } from './draft.ts'
import { focusFirstError, useStepFocus } from './step-focus.ts'
import { useDraft } from './use-draft.ts'
import { without, wrongAt, type Wrong } from './wizard-checks.ts'

/** State of the three steps over one draft: errors, navigation, and the final verb. */
export function useWizard(uid: number) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const failures = useFormFailures()
  const attempt = useIdempotencyKey()
  const kept = useDraft(uid)
  const { draft, change, restart } = kept
  const [errors, setErrors] = useState<Wrong>({})
  const history = useStepHistory(draft.step, (step) => {
    setErrors({})
    change({ step: step === 1 || step === 2 ? step : 0 })
  })
  const form = useRef<HTMLFormElement>(null)
  const publish = useVerb(
    (client, { category, shipment, delivery, ...info }: Draft) =>
      client.goods.publish.mutate({
        ...infoInput(info),
        categoryId: category?.id ?? 0,
        shipment: { format: 'prosemirror', doc: shipment },
        delivery: deliveryInput(delivery),
        idempotencyKey: attempt.key,
      }),
    {
      quiet: true,
      success: 'PUBLISHED',
      says: t`Your goods are for sale`,
      done: async ({ id }) => {
        attempt.next()
        restart()
        await navigate({ to: '/goodsDetails', search: { id } })
      },
    },
  )

  const forget = (names: readonly string[]): void => setErrors((now) => without(now, names))

  const edit = (next: Partial<Draft>): void => {
    change(next)
    forget('delivery' in next ? [...Object.keys(next), 'secrets', 'secret', 'hours'] : Object.keys(next))
    if (publish.error !== null) {
      publish.reset()
      attempt.next()
    }
  }

  const turn = (step: Draft['step']): void => {
    change({ step })
    history.forward(step)
  }

  const forward = (): void => {
    const found = wrongAt(draft.step, draft, locale)
    setErrors(found)
    const messages = Object.values(found)
    if (messages.length > 0) {
      failures(messages)
      focusFirstError(form.current)
      return
    }
    if (draft.step === 0) turn(1)
    else if (draft.step === 1) turn(2)
    else {
      const earlier = ([0, 1] as const).find((step) => Object.keys(wrongAt(step, draft, locale)).length > 0)
      if (earlier === undefined) publish.mutate(draft)
      else change({ step: earlier })
    }
  }

  const back = (): void => history.back(draft.step - 1)

  useStepFocus(draft.step, form)
  return { ...kept, errors, form, publish, edit, forget, forward, back }
}

export type WizardState = ReturnType<typeof useWizard>
