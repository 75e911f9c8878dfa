import { Button } from '@jindu/ui/primitives/button'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Steps } from '@jindu/ui/primitives/steps'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { CloudCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import type { Session } from '../../../shared/session/session.ts'
import { RightPrompt, useRightProblem } from '../../../accounts/rights/index.ts'
import { PublishAside } from './publish-aside.tsx'
import { StartFrom } from './start-from.tsx'
import { useWizard, type WizardState } from './use-wizard.ts'
import { WizardFoot } from './wizard-foot.tsx'
import { WizardStep } from './wizard-step.tsx'

const route = getRouteApi('/personal/releaseGoods')

/** Category, goods, after-sales: three steps, one draft. */
export function PublishPage(): ReactNode {
  const { session } = route.useRouteContext()
  return <Wizard key={session.uid} session={session} />
}

function Wizard({ session }: { session: Session }): ReactNode {
  const { t } = useLingui()
  const { id } = route.useSearch()
  const navigate = route.useNavigate()
  const wizard = useWizard(session.uid)
  const { draft, form, publish, forward } = wizard
  const problem = useRightProblem('publish', session)
  const steps = [
    { id: '0', title: t`1. Category`, detail: draft.category?.title ?? t`Where it belongs` },
    { id: '1', title: t`2. Goods`, detail: t`Title, price, description` },
    { id: '2', title: t`3. After-sales`, detail: t`What the buyer receives` },
  ]
  return (
    <>
      <PageTitle end={<DraftState wizard={wizard} />}>
        <Trans>Publish goods</Trans>
      </PageTitle>
      <RightPrompt right="publish" session={session}>
        <Trans>You can write now; the draft stays. Publishing needs the right.</Trans>
      </RightPrompt>
      {id === undefined ? null : (
        <StartFrom
          goodsId={id}
          isEmpty={wizard.isEmpty}
          // Remove the goods from the URL first, or the imported draft would trigger the question about replacing it.
          onStart={(from) => void navigate({ search: {}, replace: true }).then(() => wizard.start(from))}
        />
      )}
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
            <WizardStep wizard={wizard} />
            <FailureNote error={publish.error} />
          </SheetBody>
          <WizardFoot wizard={wizard} closed={problem !== null} />
        </form>
        <PublishAside draft={draft} />
      </div>
    </>
  )
}

function DraftState({ wizard: { savedAt, isEmpty, restart } }: { wizard: WizardState }): ReactNode {
  return (
    <span className="flex items-center gap-2">
      {savedAt === null ? (
        isEmpty ? null : (
          <Trans>Saving…</Trans>
        )
      ) : (
        <>
          <CloudCheck className="ic" aria-hidden="true" />
          <span className="phone:hidden">
            <Trans>
              Draft saved <Moment at={savedAt} />
            </Trans>
          </span>
          <span className="hidden text-12 phone:inline">
            <Trans>
              Saved <Moment at={savedAt} as="relative" />
            </Trans>
          </span>
        </>
      )}
      {isEmpty ? null : (
        <Button variant="quiet" size="s" className="-mr-2.5" onClick={restart}>
          <Trans>Start over</Trans>
        </Button>
      )}
    </span>
  )
}
