import { publishCategoryStep, publishInfoStep, publishShipmentStep } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Steps } from '@jindu/ui/primitives/steps'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft, CloudCheck } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { Session } from '../../../shared/session/session.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { checkFields, type FieldErrors } from '../../../shared/forms/check-fields.ts'
import { InfoFields } from '../own/info-fields.tsx'
import { ShipmentField } from '../own/shipment-field.tsx'
import { CategoryStep } from './category-step.tsx'
import type { Draft } from './draft.ts'
import { PublishAside } from './publish-aside.tsx'
import { RightPrompt, usePublishProblem } from './right-prompt.tsx'
import { useDraft } from './use-draft.ts'

const route = getRouteApi('/personal/releaseGoods')

type Wrong = FieldErrors<'categoryId' | 'title' | 'price' | 'contents' | 'shipment'>

/** Category, goods, after-sales: three steps, one draft. */
export function PublishPage(): ReactNode {
  const { session } = route.useRouteContext()
  return <Wizard key={session.uid} session={session} />
}

function Wizard({ session }: { session: Session }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = route.useNavigate()
  const failures = useFormFailures()
  const attempt = useIdempotencyKey()
  const { draft, change, savedAt, restart, run, isEmpty } = useDraft(session.uid)
  const [errors, setErrors] = useState<Wrong>({})
  const problem = usePublishProblem(session)
  const form = useRef<HTMLFormElement>(null)
  const publish = useVerb(
    (client, { category, title, price, contents, pictures, shipment }: Draft) =>
      client.goods.publish.mutate({
        title: title.trim(),
        categoryId: category?.id ?? 0,
        price: price.trim(),
        contents: { format: 'prosemirror', doc: contents },
        shipment: { format: 'prosemirror', doc: shipment },
        attach: [...pictures],
        idempotencyKey: attempt.key,
      }),
    {
      quiet: true,
      says: t`Published`,
      done: async ({ id }) => {
        attempt.next()
        restart()
        await navigate({ to: '/goodsDetails', search: { id } })
      },
    },
  )

  const edit = (next: Partial<Draft>): void => {
    change(next)
    setErrors((now) => without(now, Object.keys(next)))
    if (publish.error !== null) {
      publish.reset()
      attempt.next()
    }
  }

  const wrongAt = (step: Draft['step']): Wrong => {
    if (step === 0) return checkFields(publishCategoryStep, { categoryId: draft.category?.id }, locale)
    if (step === 2)
      return checkFields(publishShipmentStep, { shipment: { format: 'prosemirror', doc: draft.shipment } }, locale)
    const found = checkFields(
      publishInfoStep,
      { title: draft.title, price: draft.price, contents: { format: 'prosemirror', doc: draft.contents } },
      locale,
    )
    // The wizard has words of its own for a title that is hardly begun (marketplace.md §5).
    const typed = Array.from(draft.title.trim()).length
    return typed > 0 && typed < rules.goods.title.wizardMinimumCharacters
      ? { ...found, title: errorMessage('GOODS_TITLE_TOO_SHORT', locale) }
      : found
  }

  const forward = (): void => {
    const found = wrongAt(draft.step)
    setErrors(found)
    const messages = Object.values(found)
    if (messages.length > 0) {
      failures(messages)
      focusFirstError(form.current)
      return
    }
    if (draft.step === 0) change({ step: 1 })
    else if (draft.step === 1) change({ step: 2 })
    else {
      const earlier = ([0, 1] as const).find((step) => Object.keys(wrongAt(step)).length > 0)
      if (earlier === undefined) publish.mutate(draft)
      else change({ step: earlier })
    }
  }

  const back = (): void => {
    setErrors({})
    if (draft.step === 1) change({ step: 0 })
    else if (draft.step === 2) change({ step: 1 })
  }

  useStepFocus(draft.step, form)
  const count = Object.keys(errors).length
  const steps = [
    { id: '0', title: t`1. Category`, detail: draft.category?.title ?? t`Where it belongs` },
    { id: '1', title: t`2. Goods`, detail: t`Title, price, description` },
    { id: '2', title: t`3. After-sales`, detail: t`What the buyer receives` },
  ]
  return (
    <>
      <PageTitle
        end={
          <span className="flex items-center gap-2">
            {savedAt === null ? null : (
              <>
                <CloudCheck className="ic" aria-hidden="true" />
                <Trans>
                  Draft saved <Moment at={savedAt} />
                </Trans>
              </>
            )}
            {isEmpty ? null : (
              <Button variant="quiet" size="s" onClick={restart}>
                <Trans>Start over</Trans>
              </Button>
            )}
          </span>
        }
      >
        <Trans>Publish goods</Trans>
      </PageTitle>
      <RightPrompt session={session} />
      <Steps
        className="mb-6"
        label={t`Steps of publishing`}
        steps={steps}
        current={String(draft.step)}
        doneLabel={t`done`}
      />
      <div className="grid grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] items-start gap-6 phone:grid-cols-1">
        <form
          ref={form}
          noValidate
          className="sheet"
          aria-label={steps[draft.step]?.title}
          onSubmit={(event) => {
            event.preventDefault()
            forward()
          }}
        >
          <SheetBody className="flex flex-col gap-6">
            <h2 className="sr-only">{steps[draft.step]?.title}</h2>
            {count === 0 ? null : (
              <Note tone="negative" title={t`fill in error, please correct`}>
                {[...new Set(Object.values(errors))].join(' ')}
              </Note>
            )}
            {draft.step === 0 ? (
              <CategoryStep
                chosen={draft.category}
                error={errors.categoryId}
                onChoose={(category) => {
                  change({ category })
                  setErrors((now) => without(now, ['categoryId']))
                }}
              />
            ) : draft.step === 1 ? (
              <InfoFields key={run} values={draft} initialContents={draft.contents} errors={errors} onChange={edit} />
            ) : (
              <ShipmentField
                key={run}
                initial={draft.shipment}
                error={errors.shipment}
                onChange={(shipment) => edit({ shipment })}
              />
            )}
            <FailureNote error={publish.error} />
          </SheetBody>
          <SheetBody className="flex items-center justify-between gap-3">
            {draft.step === 0 ? (
              <span />
            ) : (
              <Button variant="line" onClick={back}>
                <ArrowLeft className="ic" aria-hidden="true" />
                {draft.step === 1 ? <Trans>Category</Trans> : <Trans>Goods</Trans>}
              </Button>
            )}
            <span className="flex items-center gap-3">
              {count === 0 ? null : (
                <span className="num text-13 text-negative phone:hidden">
                  <Plural value={count} one="# to correct" other="# to correct" />
                </span>
              )}
              <Button
                variant="ink"
                type="submit"
                loading={publish.isPending}
                disabled={draft.step === 2 && problem !== null}
              >
                {draft.step === 0 ? (
                  <Trans>Next: goods</Trans>
                ) : draft.step === 1 ? (
                  <Trans>Next: after-sales</Trans>
                ) : (
                  <Trans>Publish</Trans>
                )}
              </Button>
            </span>
          </SheetBody>
        </form>
        <PublishAside draft={draft} uid={session.uid} />
      </div>
    </>
  )
}

function without(errors: Wrong, names: readonly string[]): Wrong {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="radiogroup"] input')?.focus(),
  )
}

/** A new step begins at its first field, except on arrival. */
function useStepFocus(step: number, form: { readonly current: HTMLFormElement | null }): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    form.current?.querySelector<HTMLElement>('input:not([type="file"]), [contenteditable="true"]')?.focus()
    globalThis.scrollTo({ top: 0 })
  }, [step, form])
}
