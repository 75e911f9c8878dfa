import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../shared/format/amount.tsx'
import { StepBar } from '../../shared/page/step-bar.tsx'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { PayPasswordBox, SecuredDialog, usePayPassword } from '../../accounts/accounts/index.ts'
import { ComplainDialog, mustBeHeard, StepLists, StepRow } from '../../trust/disputes/index.ts'
import { disputeSubject } from './dispute-subject.ts'
import type { OtcOrder } from './order.ts'
import { EvidenceDialog, PayDialog } from './pay-dialog.tsx'
import { ReleaseChecks } from './release-checks.tsx'
import { ACTS, isPartyStep, STEPS, type PartyStep, type PlainStep } from './steps.tsx'

/** Steps that are shown before they are allowed, with the time left; other steps appear when allowed. */
const AWAITED: ReadonlySet<PartyStep> = new Set(['pay', 'release', 'requireSettle', 'requireCancel'])

/** Steps that the other side waits for. */
const EXPECTED: ReadonlySet<PartyStep> = new Set(['pay', 'release'])

type Step = Omit<OtcOrder['allowedEvents'][number], 'event'> & { readonly event: PartyStep }

interface OtcStepsState {
  /** The expected step comes first. */
  readonly open: readonly Step[]
  /** Not allowed now. */
  readonly closed: readonly Step[]
  /** The step that the other side waits for. */
  readonly expected: PartyStep | undefined
  readonly ask: (step: PartyStep) => void
  /** The confirmation dialog of the chosen step. */
  readonly asking: ReactNode
}

/** The reader's steps, from the same table that the server checks, with their confirmation dialogs. */
function useOtcSteps(order: OtcOrder): OtcStepsState {
  const [asked, setAsked] = useState<PartyStep | null>(null)
  const isShown = (event: PartyStep): boolean =>
    // Show a buyer with too many cancellations today when they may cancel again.
    AWAITED.has(event) || (event === 'cancel' && order.cancellations !== null)
  const steps = order.allowedEvents.flatMap(({ event, ...rest }) =>
    isPartyStep(event) && (rest.allowed || isShown(event)) ? [{ event, ...rest }] : [],
  )
  const expected = steps.find(({ event, allowed }) => allowed && EXPECTED.has(event))?.event
  const subject = disputeSubject(order)
  const close = (): void => setAsked(null)
  return {
    open: steps
      .filter(({ allowed }) => allowed)
      .toSorted((a, b) => Number(b.event === expected) - Number(a.event === expected)),
    closed: steps.filter(({ allowed }) => !allowed),
    expected,
    ask: setAsked,
    asking:
      asked === null ? null : asked === 'pay' ? (
        <PayDialog order={order} onClose={close} />
      ) : asked === 'giveEvidence' ? (
        <EvidenceDialog order={order} onClose={close} />
      ) : asked === 'complain' && mustBeHeard(subject) ? (
        <ComplainDialog
          subject={subject}
          title={STEPS.complain.title}
          consequence={STEPS.complain.effect(order)}
          confirmLabel={STEPS.complain.confirm(order)}
          said={STEPS.complain.said(order)}
          complain={ACTS.complain}
          onClose={close}
        />
      ) : (
        <Ask key={asked} step={asked} order={order} onClose={close} />
      ),
  }
}

/** The reader's allowed steps as buttons, for the panel above a chat. */
export function OtcSteps({ order }: { readonly order: OtcOrder }): ReactNode {
  const { open, ask, asking } = useOtcSteps(order)
  return (
    <>
      {open.map(({ event }) => (
        <Button key={event} size="s" variant={STEPS[event].variant} onClick={() => ask(event)}>
          {STEPS[event].title}
        </Button>
      ))}
      {asking}
    </>
  )
}

/** The reader's steps: the expected one first; disallowed ones are folded with their reasons. */
export function OtcActions({ order }: { readonly order: OtcOrder }): ReactNode {
  const pay = usePayPassword()
  const { open, closed, expected, ask, asking } = useOtcSteps(order)
  const subject = disputeSubject(order)
  if (open.length + closed.length === 0) return null
  const row = ({ event, ...step }: Step): ReactNode => {
    const { at, kind, title, effect, variant } = STEPS[event]
    return (
      <StepRow
        key={event}
        step={step}
        at={at}
        kind={kind}
        title={title}
        effect={effect(order)}
        label={title}
        variant={step.allowed ? variant : 'line'}
        atFoot={event === expected}
        onAsk={() => ask(event)}
      />
    )
  }
  return (
    <Sheet className="print:hidden">
      <SheetHead title={<Trans>What you can do</Trans>} />
      {pay.kind === 'verified' || pay.kind === 'unknown' || asking !== null ? null : (
        <SheetBody>
          <p className="mb-3 text-14">
            <Trans>Every step of a fiat order asks for the pay password. Verify it here once, or with the step.</Trans>
          </p>
          <PayPasswordBox />
        </SheetBody>
      )}
      <StepLists
        subject={subject}
        // Answered in the sheet of the proposal.
        open={open.filter(({ event }) => event !== 'acceptReturn').map(row)}
        closed={closed.map(row)}
      />
      {expected === undefined ? null : (
        <StepBar about={<Amount of={order.amount} strong className="block" />}>
          <Button variant={STEPS[expected].variant} className="flex-[1.2]" onClick={() => ask(expected)}>
            {STEPS[expected].title}
          </Button>
        </StepBar>
      )}
      {asking}
    </Sheet>
  )
}

interface AskProps {
  readonly step: PlainStep
  readonly order: OtcOrder
  readonly onClose: () => void
}

/** Every step of a fiat order needs the pay password (wallet-and-otc.md §4). */
export function Ask({ step, order, onClose }: AskProps): ReactNode {
  const { title, effect, confirm, variant, said } = STEPS[step]
  const { i18n } = useLingui()
  const verb = useVerb(ACTS[step], { done: onClose, quiet: true, says: () => i18n._(said(order)) })
  const [matches, setMatches] = useState(step !== 'release')
  return (
    <SecuredDialog
      verb={verb}
      onClose={onClose}
      title={title}
      consequence={effect(order)}
      confirmLabel={confirm(order)}
      variant={variant === 'line' ? 'ink' : variant}
      ready={matches}
      onConfirm={() => verb.mutate(order.id)}
    >
      {step === 'release' ? <ReleaseChecks order={order} onChange={setMatches} /> : null}
    </SecuredDialog>
  )
}
