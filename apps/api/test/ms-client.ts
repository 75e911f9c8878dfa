import type { LightMyRequestResponse } from 'fastify'
import { sign, type Signing } from '../src/legacy/signature.ts'
import type { TestApp } from './app.ts'

export const MS_KEY = 'sandbox-app-key'

export interface MsAnswer {
  readonly status: number
  readonly code: number
  readonly msg: string
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of old clients are read as they come
  readonly data: any
}

export interface MsOptions {
  readonly lang?: 'zh-cn' | 'en-us'
  /** Overrides the request's fields after signing. */
  readonly tamper?: Readonly<Record<string, unknown>>
  readonly timestamp?: number
  /** 1 unless given. */
  readonly signatureVersion?: 1 | 2
}

export interface MsClient {
  token: string
  get(path: string, params?: Readonly<Record<string, unknown>>, options?: MsOptions): Promise<MsAnswer>
  post(path: string, params?: Readonly<Record<string, unknown>>, options?: MsOptions): Promise<MsAnswer>
  form(path: string, params?: Readonly<Record<string, unknown>>): Promise<MsAnswer>
  /** @param address the address that the server sees */
  upload(path: string, bytes: Uint8Array, address?: string): Promise<MsAnswer>
}

let counter = 0

function answer(response: LightMyRequestResponse): MsAnswer {
  return { ...response.json(), status: response.statusCode }
}

function query(params: Record<string, unknown>): string {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined)
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

const headersOf = ({ lang = 'en-us', signatureVersion }: MsOptions): Record<string, string> => ({
  'app-lang': lang,
  ...(signatureVersion === undefined ? {} : { 'signature-version': String(signatureVersion) }),
})

export interface MsClientOptions {
  /** The address that the server sees. */
  readonly address?: string
  /** The client origin whose application key signs the calls. */
  readonly clientOrigin?: string
}

/** A legacy client: signs its calls and stores its token. */
export function createMsClient(
  api: TestApp,
  { address = '127.0.0.1', clientOrigin = 'web' }: MsClientOptions = {},
): MsClient {
  const client = { token: '' }

  function signed(
    method: string,
    call: string,
    params: Readonly<Record<string, unknown>>,
    options: MsOptions = {},
  ): Record<string, unknown> {
    counter += 1
    const common = {
      version: `1.0.${counter}`,
      clientOrigin,
      token: client.token,
      timestamp: options.timestamp ?? Math.floor(Date.now() / 1000),
    }
    const all = { ...params, ...common }
    const signing: Signing =
      options.signatureVersion === 2 ? { version: 2, method, path: `/api/${call}` } : { version: 1 }
    // A query carries texts only.
    const sent = method === 'GET' ? Object.fromEntries(new URLSearchParams(query(all))) : all
    return { ...all, signature: sign(sent, MS_KEY, signing), ...options.tamper }
  }

  return Object.assign(client, {
    async get(path: string, params = {}, options: MsOptions = {}) {
      const url = `/api/${path}?${query(signed('GET', path, params, options))}`
      const request = { method: 'GET', url, headers: headersOf(options), remoteAddress: address } as const
      return answer(await api.server.inject(request))
    },
    async post(path: string, params = {}, options: MsOptions = {}) {
      const payload = signed('POST', path, params, options)
      const request = { url: `/api/${path}`, headers: headersOf(options), payload, remoteAddress: address }
      return answer(await api.server.inject({ method: 'POST', ...request }))
    },
    async form(path: string, params = {}) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return answer(
        await api.server.inject({
          method: 'POST',
          url: `/api/${path}`,
          headers,
          remoteAddress: address,
          payload: query(signed('POST', path, params)),
        }),
      )
    },
    async upload(path: string, bytes: Uint8Array, remoteAddress = address) {
      const form = new FormData()
      for (const [name, value] of Object.entries(signed('POST', path, {}))) form.append(name, String(value))
      form.append('image', new Blob([new Uint8Array(bytes)]), 'picture.png')
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const headers = { 'content-type': request.headers.get('content-type') ?? '' }
      const payload = Buffer.from(await request.arrayBuffer())
      const sent = { method: 'POST', url: `/api/${path}`, headers, payload, remoteAddress } as const
      return answer(await api.server.inject(sent))
    },
  })
}
