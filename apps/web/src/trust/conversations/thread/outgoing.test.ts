import { expect, test, vi } from 'vitest'
import type { OutgoingLine } from './outgoing-line.ts'
import { tabStore } from './outgoing-store.ts'
import { createOutgoing, type Outcome } from './outgoing.ts'

const line = (key: string) => ({ key, text: key, fileIds: [], at: 1 })
const sent = { kind: 'sent' } as const

function sending(...outcomes: Outcome[]) {
  const tried: string[] = []
  const send = (each: OutgoingLine): Promise<Outcome> => {
    tried.push(each.key)
    return Promise.resolve(outcomes.shift() ?? sent)
  }
  return { tried, send }
}

test('lines of one place go one after the other, in the order in which they were written', async () => {
  const outgoing = createOutgoing()
  const first = Promise.withResolvers<Outcome>()
  const { tried, send } = sending()
  outgoing.add('a', line('one'), () => first.promise)
  outgoing.add('a', line('two'), send)
  expect(tried).toEqual([])
  expect(outgoing.of('a').map(({ state }) => state)).toEqual(['sending', 'sending'])
  first.resolve(sent)
  await vi.waitFor(() => expect(outgoing.of('a').map(({ state }) => state)).toEqual(['sent', 'sent']))
})

test('who is not reached waits, and tries again under the same key', async () => {
  let again: (() => void) | undefined
  const outgoing = createOutgoing((run) => {
    again = run
  })
  const { tried, send } = sending({ kind: 'unreached' })
  outgoing.add('a', line('one'), send)
  await vi.waitFor(() => expect(outgoing.of('a')[0]?.state).toBe('waiting'))
  again?.()
  await vi.waitFor(() => expect(outgoing.of('a')[0]?.state).toBe('sent'))
  expect(tried).toEqual(['one', 'one'])
})

test('a refused line keeps its text and its reason, and the next ones go on', async () => {
  const outgoing = createOutgoing()
  const { send } = sending({ kind: 'refused', reason: 'Too many' })
  outgoing.add('a', line('one'), send)
  outgoing.add('a', line('two'), send)
  await vi.waitFor(() => expect(outgoing.of('a').map(({ state }) => state)).toEqual(['failed', 'sent']))
  expect(outgoing.of('a')[0]).toMatchObject({ text: 'one', reason: 'Too many' })
  outgoing.again('a', 'one', send)
  await vi.waitFor(() => expect(outgoing.of('a')[0]?.state).toBe('sent'))
  outgoing.remove('a', new Set(['one']))
  expect(outgoing.of('a').map(({ key }) => key)).toEqual(['two'])
})

test('what did not arrive outlives its page: it goes on under its key, a refused line waits for its writer, what arrived is gone', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const before = createOutgoing(() => undefined, tabStore)
  const first = sending(sent, { kind: 'refused', reason: 'Too many' }, { kind: 'unreached' })
  for (const key of ['one', 'two', 'three']) before.add('a', line(key), first.send)
  await vi.waitFor(() => expect(before.of('a').map(({ state }) => state)).toEqual(['sent', 'failed', 'waiting']))

  const after = createOutgoing(() => undefined, tabStore)
  expect(after.of('a').map(({ key, state }) => [key, state])).toEqual([
    ['two', 'failed'],
    ['three', 'waiting'],
  ])
  const { tried, send } = sending()
  after.resume('a', send)
  await vi.waitFor(() => expect(after.of('a').map(({ state }) => state)).toEqual(['failed', 'sent']))
  expect(tried).toEqual(['three'])
  after.remove('a', new Set(['two']))
  expect(createOutgoing(undefined, tabStore).of('a')).toEqual([])

  kept.set('jindu_outgoing_b', '{"not": "a list"}')
  kept.set('jindu_outgoing_c', '[{"key": 1}, null]')
  expect([after.of('b'), after.of('c')]).toEqual([[], []])
  vi.unstubAllGlobals()
})
