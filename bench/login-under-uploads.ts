import { largePicture } from './large-picture.ts'
import type { Product } from './product.ts'
import { digest, openSeeder } from './seed.ts'
import { median, tidy } from './summary.ts'

const UPLOADS = 6
/** The most that is taken: 25 megapixels. */
const SIDE = 5_000
const ROUNDS = 5
const LOGINS_A_ROUND = 5
const VISITORS = 40

export interface LoginFigures {
  readonly pictureMegabytes: number
  /** Medians of single logins. */
  readonly quietMilliseconds: number
  readonly underUploadsMilliseconds: number
  readonly ratio: number
  /** From the first byte of six uploads to the answer to the last. */
  readonly uploadsMilliseconds: number
}

/** How long a login takes while six people upload a picture of 25 megapixels each, in turns with logins on a server at rest. */
export async function measureLoginUnderUploads({ port }: Product): Promise<LoginFigures> {
  const origin = `http://127.0.0.1:${port}`
  const seeder = openSeeder(port)
  // Others than those who upload: an account keeps so many sessions, and is let in so often an hour.
  const visitors = await seeder.each(VISITORS, (connection) => seeder.member(connection))
  const people = await seeder.each(UPLOADS, (connection) => seeder.member(connection))
  seeder.close()
  const picture = largePicture(SIDE, SIDE)
  const image = new Blob([picture], { type: 'image/png' })

  async function upload(cookie: string): Promise<void> {
    const body = new FormData()
    body.set('image', image, 'noise.png')
    const answer = await fetch(`${origin}/files/goods`, { method: 'POST', headers: { cookie }, body })
    if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
  }
  let logins = 0
  async function login(): Promise<number> {
    const { uid } = visitors[logins++ % VISITORS] ?? {}
    const began = performance.now()
    const answer = await fetch(`${origin}/trpc/accounts.login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uid, password: digest('login-of-bench') }),
    })
    if (!answer.ok) throw new Error(`login: ${answer.status} ${await answer.text()}`)
    return performance.now() - began
  }

  const [quiet, busy, uploads]: [number[], number[], number[]] = [[], [], []]
  await login()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let nth = 0; nth < LOGINS_A_ROUND; nth += 1) quiet.push(await login())
    const began = performance.now()
    const under = { way: people.length }
    const uploading = people.map(({ cookie }) => upload(cookie).finally(() => (under.way -= 1)))
    const loggingIn = async (): Promise<void> => {
      while (under.way > 0) {
        const took = await login()
        // One that ended after them had the server to itself for a part.
        if (under.way > 0) busy.push(took)
      }
    }
    await Promise.all([...uploading, loggingIn()])
    uploads.push(performance.now() - began)
  }
  return {
    pictureMegabytes: tidy(picture.length / 1e6),
    quietMilliseconds: tidy(median(quiet)),
    underUploadsMilliseconds: tidy(median(busy)),
    ratio: tidy(median(busy) / median(quiet)),
    uploadsMilliseconds: tidy(median(uploads)),
  }
}
