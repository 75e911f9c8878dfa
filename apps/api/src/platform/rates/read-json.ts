const ANSWER_MILLISECONDS = 10_000

/**
 * Fetches JSON from a public address.
 * @throws Error for an error status, invalid JSON, or a timeout
 */
export async function readJson(url: string, milliseconds = ANSWER_MILLISECONDS): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(milliseconds) })
  if (!answer.ok) throw new Error(`the rate feed answered ${answer.status}`)
  return answer.json()
}
