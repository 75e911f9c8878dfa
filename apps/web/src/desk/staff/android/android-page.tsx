import { Button } from '@jindu/ui/primitives/button'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type ReactNode } from 'react'
import { sizeText, usePackageFacts, type AndroidVersion } from '../../site/index.ts'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { publishPackage } from './publish-package.ts'

/** The Android app: what phones are offered now, and publishing a newer version. */
export function AndroidPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const pick = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const { data, error, refetch } = useQuery(q.android.newest.queryOptions())
  const choose = (
    <Button variant="ink" onClick={() => pick.current?.click()}>
      <Trans>Choose a package (APK)</Trans>
    </Button>
  )
  return (
    <>
      <PageTitle>
        <Trans>Android app</Trans>
      </PageTitle>
      <div className="grid gap-4">
        <p className="max-w-160 text-14 text-ink-2">
          <Trans>
            What the download page offers to Android phones. The installed app asks once a day whether there is a newer
            version.
          </Trans>
        </p>
        <FailureNote error={error} retry={() => void refetch()} />
        {data === undefined && error === null ? (
          <Loading label={t`The console is loading`} slowText={t`Still waiting for the server’s answer.`}>
            <Skeleton className="h-60" />
          </Loading>
        ) : null}
        {data === undefined ? null : data.package === null ? (
          <Note tone="neutral" title={<Trans>The server names no Android app</Trans>}>
            <Trans>
              Make the app with the command “android”, then start the server with ANDROID_PACKAGE and
              ANDROID_CERTIFICATES. Until then the download page offers to install the site from the browser.
            </Trans>
          </Note>
        ) : (
          <Sheet>
            <SheetHead title={<Trans>Newest version</Trans>} end={<span className="mono">{data.package}</span>} />
            <SheetBody>
              {data.newest === null ? (
                <EmptyState title={<Trans>No version is published yet</Trans>} action={choose}>
                  <Trans>Its size, its SHA-256 and what it may ask for will stand here.</Trans>
                </EmptyState>
              ) : (
                <div className="grid justify-items-start gap-5">
                  <Facts of={data.newest} />
                  <div className="flex flex-wrap items-center gap-4">
                    {choose}
                    <Link to="/download" className="link inline-flex min-h-6 items-center phone:min-h-11">
                      <Trans>To the download page</Trans>
                    </Link>
                  </div>
                </div>
              )}
            </SheetBody>
          </Sheet>
        )}
        <input
          ref={pick}
          type="file"
          accept=".apk,application/vnd.android.package-archive"
          className="sr-only"
          tabIndex={-1}
          aria-label={t`Package (APK)`}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
      {file === undefined ? null : <PublishDialog file={file} onClose={() => setFile(undefined)} />}
    </>
  )
}

function Facts({ of }: { readonly of: AndroidVersion }): ReactNode {
  return <KeyValues rows={usePackageFacts(of)} align="start" />
}

interface PublishDialogProps {
  readonly file: File
  readonly onClose: () => void
}

function PublishDialog({ file, onClose }: PublishDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const publish = useStaffVerb((_client, chosen: File) => publishPackage(chosen), {
    quiet: true,
    says: t`The version is published`,
    changes: [q.android.newest.queryOptions().queryKey],
    done: onClose,
  })
  return (
    <VerbDialog
      verb={publish}
      onClose={onClose}
      title={<Trans>Publish this package?</Trans>}
      consequence={
        <Trans>
          Phones are offered it at once. Its name, version and signature are checked first; a version that was published
          cannot be taken back, only followed by a newer one.
        </Trans>
      }
      confirmLabel={<Trans>Publish</Trans>}
      onConfirm={() => publish.mutate(file)}
    >
      <p className="num break-all">{`${file.name}, ${sizeText(file.size)}`}</p>
    </VerbDialog>
  )
}
