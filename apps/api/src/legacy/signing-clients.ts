/** A client of the Ms* calls in TypeScript; the page shows it and the tests run it. */
export const typescriptClient = String.raw`import { createHmac, randomUUID } from 'node:crypto'

type Params = Record<string, unknown>

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => '%' + sign.charCodeAt(0).toString(16).toUpperCase())

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The text under a signature of version 2. */
export function signedText(method: string, path: string, params: Params): string {
  const filled = Object.entries(params).filter(([name, value]) => name !== 'signature' && value != null && value !== '')
  const pairs = filled.map(([name, value]) => encoded(name) + '=' + encoded(textOf(value)))
  return [method, path, pairs.sort().join('&')].join('\n')
}

export function createClient(url: string, clientOrigin: string, key: string) {
  let token = ''
  async function call(method: 'GET' | 'POST', name: string, given: Params = {}): Promise<any> {
    const path = '/api/' + name
    const timestamp = Math.floor(Date.now() / 1000)
    const params: Params = { ...given, clientOrigin, token, version: '1.0', timestamp, nonce: randomUUID() }
    params.signature = createHmac('sha256', key).update(signedText(method, path, params)).digest('hex')
    const headers = { 'signature-version': '2', 'app-lang': 'en-us', 'content-type': 'application/json' }
    const query = new URLSearchParams(Object.entries(params).map(([each, value]) => [each, textOf(value)]))
    const answer = await fetch(url + path + (method === 'GET' ? '?' + query : ''), {
      method,
      headers,
      ...(method === 'POST' ? { body: JSON.stringify(params) } : {}),
    })
    const { code, msg, data } = await answer.json()
    if (code !== 0) throw new Error(code + ': ' + msg)
    if (data?.token) token = data.token
    return data
  }
  return { call }
}
`

/** The same in Python, of its standard library alone. */
export const pythonClient = String.raw`import hashlib, hmac, json, secrets, time
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen


def plain(value):  # numbers as the server reads them, at every depth: 1.0 is 1
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def text_of(value):
    return value if isinstance(value, str) else json.dumps(plain(value), separators=(",", ":"), ensure_ascii=False)


def signed_text(method, path, params):
    """The text under a signature of version 2."""
    filled = [(name, value) for name, value in params.items() if name != "signature" and value not in (None, "")]
    pairs = sorted(quote(name, safe="-._~") + "=" + quote(text_of(value), safe="-._~") for name, value in filled)
    return "\n".join([method, path, "&".join(pairs)])


class Client:
    def __init__(self, url, client_origin, key):
        self.url, self.client_origin, self.key, self.token = url, client_origin, key, ""

    def call(self, method, name, /, **given):
        path = "/api/" + name
        now, nonce = int(time.time()), secrets.token_hex(8)  # the nonce tells two equal calls of one second apart
        params = dict(given, clientOrigin=self.client_origin, token=self.token, version="1.0", timestamp=now, nonce=nonce)
        params["signature"] = hmac.new(self.key.encode(), signed_text(method, path, params).encode(), hashlib.sha256).hexdigest()
        headers = {"signature-version": "2", "app-lang": "en-us", "content-type": "application/json"}
        query = "?" + urlencode({each: text_of(value) for each, value in params.items()})
        url, body = (path + query, None) if method == "GET" else (path, json.dumps(params).encode())
        try:
            answer = json.load(urlopen(Request(self.url + url, body, headers, method=method)))
        except HTTPError as refused:
            answer = json.load(refused)
        if answer["code"] != 0:
            raise RuntimeError(f"{answer['code']}: {answer['msg']}")
        self.token = answer["data"].get("token", self.token) if isinstance(answer["data"], dict) else self.token
        return answer["data"]
`
