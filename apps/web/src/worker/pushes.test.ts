import { expect, it } from 'vitest'
import { placeOf, readPush } from './pushes.ts'

const ORIGIN = 'https://jindu.example'

it.each(['https://elsewhere.example/x', '//elsewhere.example', 'javascript:alert(1)', 'http://['])(
  'a push never leads off the site: %s opens the messages',
  (to) => {
    expect(placeOf(to, ORIGIN)).toBe(`${ORIGIN}/personal/message`)
  },
)

it('a push leads to the place that it names', () => {
  expect(placeOf('/otcOrderPanel?id=7', ORIGIN)).toBe(`${ORIGIN}/otcOrderPanel?id=7`)
})

it.each([undefined, null, 'text', 7, [], { title: 4, actions: 'none', to: {} }])(
  'a payload that cannot be read (%j) still shows a notification',
  (data) => {
    expect(readPush(data)).toEqual({
      title: 'Jindu',
      body: '',
      type: 'message',
      lang: '',
      to: '/personal/message',
      actions: [],
    })
  },
)

it('buttons come with their places', () => {
  const actions = [null, { action: 'open', title: 'Open the chat', to: '/personal/chat/otc?chat_id=3' }]
  expect(readPush({ title: 'Jindu', actions }).actions).toEqual([actions[1]])
})
