// The signed Ms* calls under generated types: `openapi-typescript http://localhost:3000/api/openapi.json -o ms.d.ts`.
import { createHmac, randomUUID } from 'node:crypto'
import type { paths } from './ms.d.ts'

export type Path = keyof paths & string
type Verb<P extends Path> = paths[P] extends { post: object } ? 'post' : 'get'
type Operation<P extends Path> = paths[P][Verb<P>]
type Sent<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Op extends { parameters: { query: infer Query } }
    ? Query
    : never
type Answered<Op> = Op extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never

/** Parameters of a call, without those that the client adds to every call. */
export type Params<P extends Path> = Omit<
  Sent<Operation<P>>,
  'clientOrigin' | 'timestamp' | 'version' | 'token' | 'signature'
>
export type Data<P extends Path> = Extract<Answered<Operation<P>>, { code: 0 }>['data']

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function createClient(url: string, clientOrigin: string, key: string) {
  let token = ''
  return {
    logIn: (given: string) => (token = given),
    async call<P extends Path>(method: Uppercase<Verb<P>>, path: P, given: Params<P>): Promise<Data<P>> {
      const timestamp = Math.floor(Date.now() / 1000)
      const params = Object.entries({ ...given, clientOrigin, token, version: '1.0', timestamp, nonce: randomUUID() })
      const pairs = params
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => `${encoded(name)}=${encoded(textOf(value))}`)
      const text = [method, path, pairs.sort().join('&')].join('\n')
      const signature = createHmac('sha256', key).update(text).digest('hex')
      const all: [string, unknown][] = [...params, ['signature', signature]]
      const query = new URLSearchParams(all.map(([name, value]) => [name, textOf(value)]))
      const answer = await fetch(`${url}${path}${method === 'GET' ? `?${query}` : ''}`, {
        method,
        headers: { 'signature-version': '2', 'app-lang': 'en-us', 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify(Object.fromEntries(all)) }),
      })
      const { code, msg, data }: { code: number; msg: string; data: Data<P> } = await answer.json()
      if (code !== 0) throw new Error(`${code}: ${msg}`)
      return data
    },
  }
}
