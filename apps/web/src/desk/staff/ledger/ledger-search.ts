import { ACCOUNT_KINDS, ENTRY_KINDS, REFERENCE_KINDS, type AccountKind } from '@jindu/domain/ledger'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { readId, readOneOf, readText, search } from '../../../shared/search-params/read.ts'
import { utcSpan } from '../../../shared/days/utc-span.ts'
import { readDays } from '../../../shared/search-params/read-days.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

const TX = /^[0-9a-f]{64}$/i
const LONGEST_TX = 64
const MOST_DIGITS = 24

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the chart of accounts
export const ACCOUNTS = Object.keys(ACCOUNT_KINDS) as readonly AccountKind[]

/** Search parameters of the ledger; days are in UTC, amounts as typed. */
export function readLedgerSearch(raw: Record<string, unknown>) {
  return search({
    entry: readId(raw, 'entry'),
    uid: readId(raw, 'uid'),
    currency: readOneOf(raw, 'currency', CURRENCY_CODES),
    kind: readOneOf(raw, 'kind', ENTRY_KINDS),
    account: readOneOf(raw, 'account', ACCOUNTS),
    about: readOneOf(raw, 'about', REFERENCE_KINDS),
    number: readId(raw, 'number'),
    tx: readText(raw, 'tx', LONGEST_TX),
    least: readText(raw, 'least', MOST_DIGITS),
    most: readText(raw, 'most', MOST_DIGITS),
    ...readDays(raw),
    before: readId(raw, 'before'),
  })
}

export type LedgerSearch = ReturnType<typeof readLedgerSearch>

/** Query input for the parameters; a number needs the kind of its subject. */
export function ledgerAsked({
  about,
  number,
  tx,
  from,
  to,
  before: _,
  ...plain
}: LedgerSearch): ApiInputs['ledger']['export'] {
  return search({
    ...plain,
    tx: tx !== undefined && TX.test(tx) ? tx.toLowerCase() : undefined,
    reference: about === undefined || number === undefined ? undefined : { kind: about, id: number },
    ...utcSpan({ from, to }),
  })
}

export function ledgerInput(asked: LedgerSearch): ApiInputs['ledger']['search'] {
  return search({ ...ledgerAsked(asked), before: asked.before })
}

/** Why a search cannot be sent: a number needs the kind of its subject, and a transaction id has a format. */
export function ledgerProblem({ about, number, tx }: LedgerSearch): 'number' | 'tx' | null {
  if (number !== undefined && about === undefined) return 'number'
  return tx !== undefined && !TX.test(tx) ? 'tx' : null
}
