import { readId, readOneOf, readText, search } from '../../../shared/search-params/read.ts'
import { utcSpan } from '../../../shared/days/utc-span.ts'
import { readDays } from '../../../shared/search-params/read-days.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

/** Search parameters of the audit; days are in UTC. */
export function readAuditSearch(raw: Record<string, unknown>) {
  const action = readText(raw, 'action', 60)
  const kind = readText(raw, 'kind', 60)
  const code = /^[A-Za-z.]+$/
  return search({
    who: readOneOf(raw, 'who', ['everybody'] as const),
    actor: readId(raw, 'actor'),
    action: action !== undefined && code.test(action) ? action : undefined,
    kind: kind !== undefined && code.test(kind) ? kind : undefined,
    subject: readId(raw, 'subject'),
    ...readDays(raw),
    before: readId(raw, 'before'),
  })
}

export type AuditSearch = ReturnType<typeof readAuditSearch>

export function auditInput({
  who,
  actor,
  action,
  kind,
  subject,
  from,
  to,
  before,
}: AuditSearch): ApiInputs['audit']['list'] {
  return search({
    everybody: who === 'everybody' ? true : undefined,
    actorUid: actor,
    action,
    subjectKind: kind,
    subjectId: subject,
    ...utcSpan({ from, to }),
    before,
  })
}
