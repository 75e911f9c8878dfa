import { fail } from '@jindu/domain/errors'
import { ownFactDigests } from '@jindu/domain/accounts/passwords'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { addressContext, mailAddress } from '../outside/tables.ts'
import { staffMember } from './tables.ts'

/** The site's name in each script: 'Jindu 津渡' and '津渡 Jindu' are two, '津渡 市场' is one. */
const siteNames = ({ settings }: App): readonly string[] =>
  settings
    .current()
    .siteName.split(/(?<=[^\s\p{Script=Han}])\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\s+(?=[^\s\p{Script=Han}])/u)

/** The uid, the e-mail address and the name that staff speak under. */
async function readOwnFacts({ db, secrets }: App, uid: number): Promise<readonly string[]> {
  const [[mail], [member]] = await Promise.all([
    db.select().from(mailAddress).where(eq(mailAddress.uid, uid)),
    db.select({ nickName: staffMember.nickName }).from(staffMember).where(eq(staffMember.uid, uid)),
  ])
  const address = mail === undefined ? [] : [secrets.open(mail, addressContext(uid))]
  return [String(uid), ...address, ...(member === undefined ? [] : [member.nickName])]
}

/**
 * Only digests come here: a password that is such a fact, or one with a usual ending, is found, one that holds it among other letters
 * the browser finds before it sends. Ask it of a proven owner: to a stranger the refusal would tell the address.
 * @param digest of a password that the owner chooses
 * @param field the field that shows the refusal
 * @throws DomainError PASSWORD_OWN_FACT
 */
export async function refuseOwnFacts(app: App, uid: number, digest: string, field: string): Promise<void> {
  const facts = [...(await readOwnFacts(app, uid)), ...siteNames(app)]
  if (ownFactDigests(facts).has(digest)) fail('PASSWORD_OWN_FACT', { field })
}

/**
 * The same for a new account, of which only the site is known.
 * @throws DomainError PASSWORD_OWN_FACT
 */
export function refuseSiteName(app: App, digest: string, field: string): void {
  if (ownFactDigests(siteNames(app)).has(digest)) fail('PASSWORD_OWN_FACT', { field })
}
