import { isUndelivered } from '@jindu/domain/goods/orders'
import { ActionRow } from '@jindu/ui/patterns/action-row'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { StepBar } from '../../../shared/page/step-bar.tsx'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { PayPasswordLeft, SecuredDialog, usePayPassword } from '../../../accounts/accounts/index.ts'
import { ComplainDialog, mustBeHeard, StepLists, StepRow } from '../../../trust/disputes/index.ts'
import { DeliverByHand, ReplaceUnits } from '../../stock/index.ts'
import { disputeSubject } from './dispute-subject.ts'
import type { OrderInfo } from './order-info.ts'
import { isPartyStep, STEPS, type PartyStep } from './steps.tsx'

type Step = Omit<OrderInfo['allowedEvents'][number], 'event'> & { readonly event: PartyStep }

interface OrderStepsState {
  readonly open: readonly Step[]
  /** Not allowed now. */
  readonly closed: readonly Step[]
  /** Whether the buyer has unopened units. */
  readonly sealed: boolean
  /** The expected step; it has the only azurite button. */
  readonly expected: PartyStep | null
  readonly ask: (step: PartyStep) => void
  /** The confirmation dialog of the chosen step. */
  readonly asking: ReactNode
}

/** The reader's steps, from the same table that the server checks, with their confirmation dialogs. */
function useOrderSteps(order: OrderInfo): OrderStepsState {
  const [asked, setAsked] = useState<PartyStep | null>(null)
  const steps = order.allowedEvents.flatMap(({ event, ...rest }) =>
    // What came with the payment is never cancelled for its lateness.
    isPartyStep(event) && rest.reason !== 'ORDER_DELIVERED' ? [{ event, ...rest }] : [],
  )
  const sealed = order.role === 'buyer' && order.unopened > 0
  const subject = disputeSubject(order)
  const close = (): void => setAsked(null)
  return {
    // A late order’s buyer most likely came to cancel it.
    open: steps
      .filter(({ allowed }) => allowed)
      .toSorted((a, b) => Number(b.event === 'cancel') - Number(a.event === 'cancel')),
    closed: steps.filter(({ allowed }) => !allowed),
    sealed,
    // No step is expected under a hold or before the delivery was opened.
    expected: order.hold === null && !sealed && order.progress !== 'awaitingDelivery' ? 'confirm' : null,
    ask: setAsked,
    asking:
      asked === 'complain' && mustBeHeard(subject) ? (
        <ComplainDialog
          subject={subject}
          title={STEPS.complain.title}
          consequence={STEPS.complain.effect(order)}
          confirmLabel={STEPS.complain.confirm(order)}
          said={STEPS.complain.said}
          complain={STEPS.complain.act}
          onClose={close}
        />
      ) : asked === null ? null : (
        <Ask key={asked} step={asked} order={order} onClose={close} />
      ),
  }
}

/** The reader's allowed steps as buttons, for the panel above a chat. */
export function OrderSteps({ order }: { readonly order: OrderInfo }): ReactNode {
  const { open, sealed, expected, ask, asking } = useOrderSteps(order)
  return (
    <>
      {order.status === 'open' && sealed ? (
        <Button asChild size="s" variant="ink">
          <Link to="/goodsShipment" search={{ order_id: order.id }}>
            <Trans>Open the shipment</Trans>
          </Link>
        </Button>
      ) : null}
      {mayDeliver(order) ? <DeliverByHand order={order} size="s" /> : null}
      {open.map(({ event }) => (
        <Button key={event} size="s" variant={variantOf(event, expected)} onClick={() => ask(event)}>
          {STEPS[event].button}
        </Button>
      ))}
      {asking}
    </>
  )
}

const mayDeliver = ({ allowedEvents }: OrderInfo): boolean =>
  allowedEvents.some(({ event, allowed }) => event === 'deliver' && allowed)

const variantOf = (event: PartyStep, expected: PartyStep | null) =>
  STEPS[event].variant === 'money' && event !== expected ? 'line' : STEPS[event].variant

/** The reader's steps; disallowed ones show the reason. */
export function OrderActions({ order }: { readonly order: OrderInfo }): ReactNode {
  const pay = usePayPassword()
  const { open, closed, sealed, expected, ask, asking } = useOrderSteps(order)
  const subject = disputeSubject(order)

  const confirms = open.some(({ event }) => event === expected)
  const foot = sealed ? 'open' : confirms ? expected : null

  const row = ({ event, ...step }: Step): ReactNode => {
    const { at, kind, title, effect, button } = STEPS[event]
    return (
      <StepRow
        key={event}
        step={step}
        at={at}
        kind={kind}
        title={title}
        effect={effect(order)}
        label={button}
        variant={variantOf(event, expected)}
        atFoot={event === foot}
        onAsk={() => ask(event)}
      />
    )
  }

  return (
    <Sheet className="print:hidden">
      <SheetHead
        title={<Trans>What you can do</Trans>}
        end={
          pay.kind === 'verified' ? (
            <span className="text-13 text-ink-3 phone:text-12">
              <PayPasswordLeft minutesLeft={pay.minutesLeft} />
            </span>
          ) : undefined
        }
      />
      <StepLists
        subject={subject}
        open={[
          ...(sealed ? [<OpenShipment key="open" order={order} atFoot={foot === 'open'} />] : []),
          ...(mayDeliver(order) ? [<Deliver key="deliver" order={order} />] : []),
          ...open.map(row),
          ...(order.replaceable && !isUndelivered(order) ? [<ReplaceFaulty key="replace" orderId={order.id} />] : []),
        ]}
        closed={closed.map(row)}
      />
      {foot === null ? null : (
        <StepBar
          about={
            <>
              <Amount of={order.amount} strong className="block" />
              <span className="text-12 text-ink-3">
                <Trans>in escrow</Trans>
              </span>
            </>
          }
        >
          {foot === 'open' ? (
            <Button asChild variant="ink" className="flex-[1.2]">
              <Link to="/goodsShipment" search={{ order_id: order.id }}>
                <Trans>Open the shipment</Trans>
              </Link>
            </Button>
          ) : (
            <Button variant="money" className="flex-[1.2]" onClick={() => ask(foot)}>
              {STEPS[foot].button}
            </Button>
          )}
        </StepBar>
      )}
      {asking}
    </Sheet>
  )
}

interface OpenShipmentProps {
  readonly order: OrderInfo
  readonly atFoot: boolean
}

function OpenShipment({ order: { id, openedAt, unopened, volume }, atFoot }: OpenShipmentProps): ReactNode {
  return (
    <ActionRow
      at="held"
      atFoot={atFoot}
      title={
        openedAt === null ? (
          <Trans>Open the shipment</Trans>
        ) : (
          <Trans>
            Open the shipment, {unopened} of {volume} left
          </Trans>
        )
      }
      effect={<Trans>Money stays in escrow. Check what you got, then confirm or hold.</Trans>}
      action={
        <Button asChild variant="ink">
          <Link to="/goodsShipment" search={{ order_id: id }}>
            <Trans context="a sealed unit">Open</Trans>
          </Link>
        </Button>
      }
    />
  )
}

function Deliver({ order }: { readonly order: OrderInfo }): ReactNode {
  return (
    <ActionRow
      at="held"
      title={<Trans>Deliver by hand</Trans>}
      effect={<Trans>Money stays in escrow. The protection begins, and the buyer may open what you deliver.</Trans>}
      action={<DeliverByHand order={order} />}
    />
  )
}

function ReplaceFaulty({ orderId }: { readonly orderId: number }): ReactNode {
  return (
    <ActionRow
      at="held"
      title={<Trans>Replace faulty keys</Trans>}
      effect={<Trans>Money stays in escrow. The buyer gets others, from your stock or as you enter them.</Trans>}
      action={<ReplaceUnits orderId={orderId} />}
    />
  )
}

interface AskProps {
  readonly step: PartyStep
  readonly order: OrderInfo
  readonly onClose: () => void
}

function Ask({ step, order, onClose }: AskProps): ReactNode {
  const { title, effect, confirm, variant, paysOut, act, said } = STEPS[step]
  const { i18n } = useLingui()
  const verb = useVerb(act, { done: onClose, quiet: true, says: () => i18n._(said) })
  return (
    <SecuredDialog
      secured={paysOut}
      verb={verb}
      onClose={onClose}
      title={title}
      consequence={effect(order)}
      confirmLabel={confirm(order)}
      variant={variant === 'line' ? 'ink' : variant}
      onConfirm={() => verb.mutate(order.id)}
    />
  )
}
