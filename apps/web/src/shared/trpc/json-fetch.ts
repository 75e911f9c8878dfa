import { ForeignAnswerError } from './connection-errors.ts'

/** A request that has no answer by then is given up (marketplace.md §7). */
const REQUEST_TIMEOUT_MS = 30_000

type Ask = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

const isJson = (answer: Response): boolean => /\bjson\b/i.test(answer.headers.get('content-type') ?? '')

/** Ends with the first of them; `AbortSignal.any` is above the browser floor. */
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
 * A request whose answer is the server's. Whatever else answers on the way (a proxy's error page, the login page of a network) is an
 * error that names its status: no reader is told about a token that was unexpected.
 * @throws ForeignAnswerError
 */
export async function jsonFetch(input: RequestInfo | URL, init: RequestInit = {}, ask: Ask = fetch): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const signal = init.signal ? firstOf([init.signal, timeout]) : timeout
  const answer = await ask(input, { ...init, body: init.body ?? null, signal })
  if (!isJson(answer)) throw new ForeignAnswerError(answer.status)
  return answer
}
