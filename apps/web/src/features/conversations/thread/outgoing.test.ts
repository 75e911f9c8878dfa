import { expect, test, vi } from 'vitest'
import { createOutgoing, type OutgoingLine, type Outcome } from './outgoing.ts'

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
