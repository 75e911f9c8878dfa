import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ShownOnceDialog } from '../access-tokens/shown-once-dialog.tsx'
import { CreateWebhookDialog } from './create-webhook-dialog.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { RotateDialog } from './rotate-dialog.tsx'
import { WebhookRow, type Webhook, type WebhookStep } from './webhook-row.tsx'

interface Opened {
  readonly step: 'create' | 'log' | 'rotate' | 'delete'
  readonly hook: Webhook | null
}

/** Lists the account's webhooks with their health, and manages them. */
export function WebhooksSheet(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const hooks = useQuery(q.webhooks.list.queryOptions())
  const [opened, setOpened] = useState<Opened | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const changes = [q.webhooks.list.queryOptions().queryKey]
  const close = (): void => setOpened(null)
  const remove = useVerb((client, id: number) => client.webhooks.delete.mutate({ id }), {
    says: t`The webhook is deleted`,
    changes,
    done: close,
  })
  const pause = useVerb((client, input: { id: number; paused: boolean }) => client.webhooks.setPaused.mutate(input), {
    says: ({ paused }) => (paused ? t`The webhook is paused` : t`The webhook goes on`),
    changes,
  })
  const test = useVerb((client, hook: Webhook) => client.webhooks.test.mutate({ id: hook.id }), {
    says: t`The test is on its way`,
    done: (_, hook) => setOpened({ step: 'log', hook }),
  })
  const take = (hook: Webhook, step: WebhookStep): void => {
    if (step === 'test') test.mutate(hook)
    else if (step === 'pause' || step === 'resume') pause.mutate({ id: hook.id, paused: step === 'pause' })
    else setOpened({ step, hook })
  }
  const { step, hook } = opened ?? { step: null, hook: null }
  return (
    <Sheet id="webhooks" className="scroll-mt-18">
      <SheetHead
        title={<Trans>Webhooks</Trans>}
        end={
          <Button size="s" onClick={() => setOpened({ step: 'create', hook: null })}>
            <Trans>New webhook</Trans>
          </Button>
        }
      />
      {hooks.isError ? (
        <SheetBody>
          <FailureNote error={hooks.error} retry={() => void hooks.refetch()} />
        </SheetBody>
      ) : hooks.data === undefined ? (
        <SheetBody>
          <Skeleton className="h-10" />
        </SheetBody>
      ) : hooks.data.data.length === 0 ? (
        <SheetBody>
          <p className="text-13 text-ink-2">
            <Trans>
              No program is told what happens here. A webhook calls yours as soon as an order or a payment moves.
            </Trans>
          </p>
        </SheetBody>
      ) : (
        <ul>
          {hooks.data.data.map((each) => (
            <WebhookRow key={each.id} hook={each} onStep={(asked) => take(each, asked)} />
          ))}
        </ul>
      )}
      {step === 'create' && <CreateWebhookDialog onClose={close} onMade={setSecret} />}
      {step === 'log' && hook !== null && <DeliveriesDialog hook={hook} onClose={close} />}
      {step === 'rotate' && hook !== null && <RotateDialog id={hook.id} onClose={close} onMade={setSecret} />}
      {secret !== null && (
        <ShownOnceDialog
          title={<Trans>Your signing secret</Trans>}
          description={
            <Trans>
              It is shown only now. Your program checks with it that a call comes from us and was not changed.
            </Trans>
          }
          value={secret}
          copy={t`Copy the secret`}
          onClose={() => setSecret(null)}
        />
      )}
      {step === 'delete' && hook !== null && (
        <ConfirmDialog
          open
          variant="danger"
          onOpenChange={(open) => {
            if (!open) close()
          }}
          title={<Trans>Delete this webhook?</Trans>}
          consequence={
            <Trans>Your program is called no more, and the log of deliveries is gone. No money moves.</Trans>
          }
          confirmLabel={<Trans>Delete</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(hook.id)}
        />
      )}
    </Sheet>
  )
}
