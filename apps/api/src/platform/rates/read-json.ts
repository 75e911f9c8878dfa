const ANSWER_MILLISECONDS = 10_000

/**
 * What a public address answers.
 * @throws Error for a refusal, for what is no JSON, and for an answer that does not come in time
 */
export async function readJson(url: string, milliseconds = ANSWER_MILLISECONDS): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(milliseconds) })
  if (!answer.ok) throw new Error(`the rate feed answered ${answer.status}`)
  return answer.json()
}
