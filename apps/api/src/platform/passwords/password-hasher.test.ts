import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

const hasher = createPasswordHasher({ memoryKib: 64, passes: 1 })
const digest = '5f4dcc3b5aa765d61d8327deb882cf99'
const other = '7c6a180b36896a0a8c02787eeafb0e4c'

it('refuses another digest and an account that does not exist', async () => {
  const stored = await hasher.hash(digest)
  expect(await hasher.verify(other, stored)).toBe(false)
  expect(await hasher.verify(digest, null)).toBe(false)
})

it('refuses what a flood brings on top of what may wait, and takes the rest', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 400 }, () => hasher.hash(digest)))
  const refused = outcomes.filter((each) => each.status === 'rejected')
  expect(refused.length).toBeGreaterThan(100)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'SERVER_BUSY' })
  expect(await hasher.verify(digest, await hasher.hash(digest))).toBe(true)
})

it('refuses to read what is not an Argon2id hash', async () => {
  await expect(hasher.verify(digest, digest)).rejects.toThrow('PHC')
})

it('accepts the digest under the cost it was stored with', async () => {
  const stored = await createPasswordHasher({ memoryKib: 128, passes: 2 }).hash(digest)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/)
  expect(await hasher.verify(digest, stored)).toBe(true)
})

it('never stores the same digest twice in the same form', async () => {
  expect(await hasher.hash(digest)).not.toBe(await hasher.hash(digest))
})
