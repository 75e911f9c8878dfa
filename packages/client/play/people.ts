import { createJindu, type Jindu } from '@jindu/client'
import { passwordDigest } from '@jindu/domain/accounts/passwords'

const LOGIN = 'Play-1234'
const PAY = 'Play-5678'

/** Steps that move money carry it: a session forgets after a while that it was verified. */
export const payPassword = passwordDigest(PAY)

/** A simulated user. */
export interface Person {
  readonly uid: number
  readonly jindu: Jindu
  readonly api: Jindu['api']
}

/** Opens an account and logs in. */
export async function newcomer(url: string): Promise<Person> {
  const jindu = createJindu({ url })
  const { uid } = await jindu.api.accounts.register.mutate({
    loginPassword: passwordDigest(LOGIN),
    payPassword,
    recoveryPassword: passwordDigest('Play-9012'),
  })
  await jindu.logIn({ uid, password: LOGIN, payPassword: PAY })
  return { uid, jindu, api: jindu.api }
}

/** Takes coin from the faucet, which only a sandbox has. */
export const fill = ({ api }: Person) => api.sandbox.faucet.mutate({ currency: 'LTC', amount: '20' })

/** Login data for watching a simulated user's pages. */
export const loginLine = (who: string, { uid }: Person): string =>
  `${who} ${uid}, login password ${LOGIN}, pay password ${PAY}`
