import { ForeignAnswerError } from './connection-errors.ts'

/** Request timeout (marketplace.md §7). */
const REQUEST_TIMEOUT_MS = 30_000

type Ask = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

const isJson = (answer: Response): boolean => /\bjson\b/i.test(answer.headers.get('content-type') ?? '')

/** Aborts with the first of the signals; `AbortSignal.any` is above the browser floor. */
function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    const end = (): void => first.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: first.signal })
  }
  return first.signal
}

/**
 * Fetches, and accepts only the server's JSON. Other responses (a proxy's error page, the login page of a network)
 * become an error with their status, instead of a JSON syntax error.
 * @throws ForeignAnswerError
 */
export async function jsonFetch(input: RequestInfo | URL, init: RequestInit = {}, ask: Ask = fetch): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const signal = init.signal ? firstOf([init.signal, timeout]) : timeout
  const answer = await ask(input, { ...init, body: init.body ?? null, signal })
  if (!isJson(answer)) throw new ForeignAnswerError(answer.status)
  return answer
}
