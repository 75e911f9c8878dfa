import { appointStaff, dismissStaff, listStaff, readStaffMember, readUid, StaffRefusal } from './appoint-staff.ts'

const USAGE = [
  'staff <uid> <role> <nick name>   makes the account a member of staff, or changes one',
  'staff remove <uid>               ends it',
  'staff list                       says who is',
  'Roles: arbiter, moderator, finance, administrator',
].join('\n')

/**
 * One command line of `pnpm staff`.
 *
 * @returns what to tell the operator
 * @throws StaffRefusal
 */
export async function runStaffCommand(
  office: Parameters<typeof appointStaff>[0],
  words: readonly string[],
): Promise<string> {
  const [first = '', second = '', ...rest] = words
  if (first === 'list' && words.length === 1) {
    const everybody = await listStaff(office.db)
    return everybody.map(({ uid, role, nickName }) => `${uid} ${role} ${nickName}`).join('\n') || 'Nobody is staff yet.'
  }
  if (first === 'remove' && words.length === 2) {
    const { uid, role, nickName } = await dismissStaff(office, readUid(second))
    return `${uid} (${nickName}) is no longer ${role}.`
  }
  if (rest.length === 0 || first === 'remove') throw new StaffRefusal(USAGE)
  const member = readStaffMember(first, second, rest.join(' '))
  await appointStaff(office, member)
  return `${member.uid} is ${member.role}, shown as "${member.nickName}".`
}
