import type { ReactNode } from 'react'
import { ExportStep } from '../shared/export-step.tsx'
import { auditInput, type AuditSearch } from './audit-search.ts'

/** The lines that fit the filters, as a file. */
export function ExportAudit({ search }: { readonly search: AuditSearch }): ReactNode {
  return (
    <ExportStep
      name="audit"
      read={async (client) => {
        const { before: _, limit: __, ...asked } = auditInput(search)
        const { data, next } = await client.audit.export.mutate(asked)
        return {
          cut: next !== null,
          rows: [
            ['line', 'at', 'who', 'uid', 'action', 'subject', 'number', 'details'],
            ...data.map(({ id, createdAt, actorKind, actorUid, action, subjectKind, subjectId, details }) => [
              id,
              new Date(createdAt * 1000).toISOString(),
              actorKind,
              actorUid ?? '',
              action,
              subjectKind,
              subjectId,
              JSON.stringify(details),
            ]),
          ],
        }
      }}
    />
  )
}
