// @vitest-environment jsdom
import { CatchBoundary } from '@tanstack/react-router'
import { act, useState, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Price = ({ cents }: { readonly cents: number }): ReactNode => <b>{cents} cents</b>
type Part = ReturnType<typeof lazyPart<{ readonly cents: number }>>

/** A page that re-renders while its part loads, as one with the client's time does. */
function Page({ part: Lazy }: { readonly part: Part }): ReactNode {
  const [cents, setCents] = useState(1)
  return (
    <main>
      <button type="button" onClick={() => setCents((before) => before + 1)}>
        {cents}
      </button>
      <Lazy cents={cents} fallback={<u>waiting</u>} />
    </main>
  )
}

const place = document.createElement('div')
const change = async () => place.querySelector('button')?.click()
let root: Root | undefined

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const drawn = await renderToReadableStream(<Page part={lazyPart(async () => ({ default: Price }))} />)
  await drawn.allReady
  place.innerHTML = await new Response(drawn).text()
  document.body.append(place)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
})

it('what the server drew stands, whatever changes around it, until its code is there, and then says what changed', async () => {
  const { promise, resolve } = Promise.withResolvers<{ readonly default: typeof Price }>()
  const part = lazyPart(() => promise)
  const price = place.querySelector('b')
  await act(async () => {
    root = hydrateRoot(place, <Page part={part} />)
  })
  await act(change)
  expect([place.querySelector('button')?.textContent, place.querySelector('u'), price?.textContent]).toEqual([
    '2',
    null,
    '1 cents',
  ])
  await act(async () => resolve({ default: Price }))
  expect(place.querySelector('b')).toBe(price)
  expect(price?.textContent).toBe('2 cents')
  await act(change)
  expect(price?.textContent).toBe('3 cents')
})

it('a part whose code failed leaves its place to the error', async () => {
  const { promise, reject } = Promise.withResolvers<{ readonly default: typeof Price }>()
  const part = lazyPart(() => promise)
  await act(async () => {
    root = hydrateRoot(
      place,
      <CatchBoundary getResetKey={() => 'same'} errorComponent={({ error }) => <em>{String(error)}</em>}>
        <Page part={part} />
      </CatchBoundary>,
      { onCaughtError: () => undefined, onRecoverableError: () => undefined },
    )
  })
  await act(async () => reject(new Error('replaced by a newer build')))
  expect(place.textContent).toBe('Error: replaced by a newer build')
  // React reports it to the next rendered root: to this one, not to another test's.
  const next = createRoot(document.createElement('div'), { onRecoverableError: () => undefined })
  await act(async () => next.render(null))
})
