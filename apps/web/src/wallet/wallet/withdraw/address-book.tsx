import { addressLabelField, withdrawalAddressField } from '@jindu/domain/input'
import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { bareAddress, readPaymentRequest } from '@jindu/domain/wallet/withdrawals'
import { ShortHash } from '@jindu/ui/patterns/address'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { codeText } from '../../../shared/errors/failure-text.ts'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { isPayable, PayPasswordBox, StepCode, usePayPassword, useStepCode } from '../../../accounts/accounts/index.ts'
import { ScanButton } from '../scan/scan-button.tsx'
import { codeOf } from '../read-amount.ts'

type Entry = ApiOutputs['withdrawals']['book']['data'][number]

const { maximumLabelCharacters } = rules.wallet.withdrawal

export interface AddressBookProps {
  readonly currency: CurrencyCode
  readonly onChoose: (address: string) => void
}

/** Labelled withdrawal addresses; optionally, new ones must wait before they can be paid. */
export function AddressBook({ currency, onChoose }: AddressBookProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState<'add' | 'wait'>()
  const book = useQuery(q.withdrawals.book.queryOptions({ currency }))
  const waits = book.data?.waits
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Address book</Trans>}
        end={
          <Button size="s" disabled={book.data === undefined} onClick={() => setOpen('add')}>
            <Trans>Save an address</Trans>
          </Button>
        }
      />
      {book.isError ? (
        <SheetBody>
          <FailureNote error={book.error} retry={() => void book.refetch()} />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Address book`}
          columns={columnsOf(onChoose)}
          rows={book.data?.data}
          rowKey={({ id }) => String(id)}
          loadingRows={book.isPending ? 2 : 0}
          empty={
            <EmptyState title={<Trans>No {currency} address is saved yet</Trans>}>
              <Trans>A label never replaces the address: compare its ends before you send.</Trans>
            </EmptyState>
          }
        />
      )}
      {waits === undefined ? null : (
        <div className="flex items-start gap-3 border-t border-line px-5 py-3.5 phone:px-4">
          <Checkbox checked={waits} onChange={() => setOpen('wait')}>
            <b className="block font-semibold">
              <Trans>New addresses wait 24 hours</Trans>
            </b>
            <span className="text-ink-3">
              <Trans>Whoever gets into your account cannot send to an address of theirs at once.</Trans>
            </span>
          </Checkbox>
        </div>
      )}
      {open === 'add' && book.data !== undefined ? (
        <SaveAddress currency={currency} asksCode={book.data.asksCode} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'wait' ? <SwitchWait waits={!waits} onClose={() => setOpen(undefined)} /> : null}
    </Sheet>
  )
}

function columnsOf(onChoose: (address: string) => void): readonly DataColumn<Entry>[] {
  return [
    {
      id: 'label',
      header: <Trans>Label</Trans>,
      render: ({ label, address }) => (
        <span className="grid gap-0.5">
          <b className="wrap-anywhere">
            <UserText>{label}</UserText>
          </b>
          <ShortHash value={address} />
        </span>
      ),
    },
    {
      id: 'since',
      header: <Trans>Saved</Trans>,
      className: 'num text-13 text-ink-3',
      render: ({ addedAt, usableAt }) =>
        usableAt === null ? (
          <Moment at={addedAt} as="day" />
        ) : (
          <span className="text-hold">
            <Trans>
              from <Moment at={usableAt} />
            </Trans>
          </span>
        ),
    },
    {
      id: 'steps',
      header: <span className="sr-only">{<Trans>Steps</Trans>}</span>,
      align: 'end',
      render: (entry) => <Steps of={entry} onChoose={onChoose} />,
    },
  ]
}

function Steps({ of, onChoose }: { readonly of: Entry; readonly onChoose: (address: string) => void }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id, label, address } = of
  const remove = useVerb((client) => client.withdrawals.removeAddress.mutate({ id }), {
    says: t`${label} is no longer in your address book`,
    changes: [],
    done: async () => {
      await q.withdrawals.book.invalidate()
    },
  })
  return (
    <span className="inline-flex gap-1">
      <Button
        size="s"
        variant="quiet"
        aria-label={t`Take ${label} out of the address book`}
        loading={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        <Trans>Take out</Trans>
      </Button>
      <Button size="s" aria-label={t`Withdraw to ${label}`} onClick={() => onChoose(address)}>
        <Trans>Use</Trans>
      </Button>
    </span>
  )
}

interface DialogProps {
  readonly onClose: () => void
}

interface SaveAddressProps extends DialogProps {
  readonly currency: CurrencyCode
  /** Whether the account has a second factor. */
  readonly asksCode: boolean
}

/**
 * Extracts the address of a payment request for this coin. Another coin's scheme is kept, so that the server's error
 * names it.
 */
function pastedAddress(text: string, currency: CurrencyCode): string {
  const request = readPaymentRequest(text)
  return request?.currency === currency ? request.address : bareAddress(text)
}

function SaveAddress({ currency, asksCode, onClose }: SaveAddressProps): ReactNode {
  const { t, i18n } = useLingui()
  const { q } = useApi()
  const [typed, setTyped] = useState({ label: '', address: '' })
  const [code, setCode] = useState('')
  const [words, setWords] = useState<{ label?: string; address?: string }>({})
  const save = useVerb(
    (client) => client.withdrawals.saveAddress.mutate({ currency, ...typed, ...(asksCode && { otp: code }) }),
    {
      success: 'DONE',
      says: t`${typed.label} is in your address book`,
      quiet: true,
      changes: [],
      done: async () => {
        onClose()
        await q.withdrawals.book.invalidate()
      },
    },
  )
  const refusal = useFailureText(save.error)
  const change = (next: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...next })
    setWords({})
    if (save.isError) save.reset()
  }
  const submit = async (): Promise<void> => {
    const label = addressLabelField.safeParse(typed.label)
    const address = withdrawalAddressField.safeParse(typed.address)
    const said = {
      ...(label.success ? {} : { label: await codeText(codeOf(label.error.issues), {}, i18n) }),
      ...(address.success ? {} : { address: await codeText(codeOf(address.error.issues), {}, i18n) }),
    }
    setWords(said)
    if (label.success && address.success) save.mutate(undefined)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={<Trans>Save an address for {currency}</Trans>}
      consequence={<Trans>Nothing is sent. Compare the whole address with where you have it from.</Trans>}
      confirmLabel={<Trans>Save</Trans>}
      cancelLabel={<Trans>Not now</Trans>}
      pending={save.isPending}
      ready={!asksCode || code.trim() !== ''}
      error={refusal === '' ? null : refusal}
      onConfirm={() => void submit()}
    >
      <Field label={<Trans>Label</Trans>} error={words.label}>
        <Input
          name="label"
          autoComplete="off"
          maxLength={maximumLabelCharacters}
          value={typed.label}
          onChange={(event) => change({ label: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={<Trans>Address</Trans>}
        aside={<ScanButton onText={(text) => change({ address: pastedAddress(text, currency) })} />}
        error={words.address}
      >
        <Input
          name="book-address"
          className="mono"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={1_000}
          value={typed.address}
          onChange={(event) => change({ address: pastedAddress(event.currentTarget.value, currency) })}
        />
      </Field>
      {asksCode ? (
        <StepCode
          value={code}
          onValue={(next) => {
            setCode(next)
            if (save.isError) save.reset()
          }}
        />
      ) : null}
    </ConfirmDialog>
  )
}

function SwitchWait({ waits, onClose }: DialogProps & { readonly waits: boolean }): ReactNode {
  const { q } = useApi()
  const pay = usePayPassword()
  const code = useStepCode('addressBook.waitOff')
  const change = useVerb((client) => client.withdrawals.waitForNew.mutate({ waits, ...(waits ? {} : code.proof) }), {
    success: 'DONE',
    quiet: true,
    changes: [],
    done: async () => {
      onClose()
      await q.withdrawals.invalidate()
    },
  })
  const refusal = useFailureText(change.error)
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={waits ? <Trans>Let new addresses wait?</Trans> : <Trans>Let new addresses be paid at once?</Trans>}
      consequence={
        waits ? (
          <Trans>A withdrawal to an address that is new to you can be approved 24 hours after it was saved.</Trans>
        ) : (
          <Trans>So that nobody else gains by it, all your withdrawals wait for 24 hours from now.</Trans>
        )
      }
      confirmLabel={waits ? <Trans>Let them wait</Trans> : <Trans>Switch it off</Trans>}
      cancelLabel={<Trans>Not now</Trans>}
      variant={waits ? 'ink' : 'danger'}
      pending={change.isPending}
      ready={isPayable(pay) && (waits || code.ready)}
      error={refusal === '' ? null : refusal}
      onConfirm={() => change.mutate(undefined)}
    >
      <PayPasswordBox />
      {!waits && code.asked ? <StepCode value={code.typed} onValue={code.change} /> : null}
    </ConfirmDialog>
  )
}
