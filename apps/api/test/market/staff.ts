import { staffMember } from '../../src/accounts/accounts/index.ts'
import type { StaffRole } from '../../src/platform/sessions/session.ts'
import type { TestApp } from '../app.ts'
import { LOGIN, person, type Person } from '../people.ts'

/** A logged-in member of staff. */
export async function staffPerson(api: TestApp, role: StaffRole): Promise<Person> {
  const someone = await person(api)
  await api.app.db.insert(staffMember).values({ uid: someone.uid, role, nickName: `The ${role}` })
  await someone.client.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
  return someone
}
