import { sign, signedText, type RawParams, type Signing } from './signature.ts'

/** A made-up key: the vectors only serve to test a client's signing. */
const EXAMPLE_KEY = 'example-app-key-of-nobody'

interface Call {
  readonly method: string
  readonly path: string
  readonly params: RawParams
}

const common = { version: '1.0', clientOrigin: 'web', timestamp: 1_800_000_000 }

const login: Call = {
  method: 'POST',
  path: '/api/user.user.MsUser/login',
  params: { ...common, token: '', uid: 100_001, pwd: '5f4dcc3b5aa765d61d8327deb882cf99' },
}
const search: Call = {
  method: 'GET',
  path: '/api/user.goods.MsGoods/getGoodsList',
  params: { ...common, token: '', page: '1', limit: '20', category: null, keyword: '津渡 a&b=c (100%)*' },
}
const confirm: Call = {
  method: 'POST',
  path: '/api/user.goods.MsOrder/confirmReceive',
  params: { ...common, token: 'dG9rZW4gb2Ygbm9ib2R5LCA0MyBjaGFyYWN0ZXJzICE', id: 1_205 },
}
const nested: Call = {
  method: 'POST',
  path: '/api/user.user.MsUserGoods/releaseOwnGoods',
  params: { ...common, token: '', title: '津渡 code', attach: ['a', 'b'], unknown: { text: 'ü 🚢', list: [1, true] } },
}

const shape = (given: RawParams): Call => ({
  method: 'POST',
  path: '/api/user.user.MsUserGoods/releaseOwnGoods',
  params: { ...common, token: '', ...given },
})

/** @param written the parameters as a client may write them in JSON, where that differs from our text */
const vector = (says: string, version: Signing['version'], { method, path, params }: Call, written?: string) => {
  const signing: Signing = version === 1 ? { version } : { version, method, path }
  const text = signedText(params, signing)
  const signature = sign(params, EXAMPLE_KEY, signing)
  return { says, version, key: EXAMPLE_KEY, method, path, params, text, signature, ...(written && { written }) }
}

/** Whole numbers as Python and others write them after calculations. */
const FLOATS =
  '{"version":"1.0","clientOrigin":"web","timestamp":1800000000,"token":"","a":1.0,"b":12.50,"c":-3.0,"list":[2.0,0.50],"nested":{"d":10.0,"e":[{"f":100.0}]}}'
const floats: Call = {
  method: 'POST',
  path: '/api/user.user.MsUserGoods/releaseOwnGoods',
  params: JSON.parse(FLOATS),
}

/** Signature test vectors: the signed text and the signature, computed by the verifying code. */
export const signatureVectors = [
  vector('A login: the empty token is dropped.', 1, login),
  vector('A search: nothing is encoded.', 1, search),
  vector('Nested values as JSON.', 1, nested),
  vector(
    'Numbers as JSON writes them: no sign, no zeros at the end.',
    2,
    shape({ a: 1, b: 12.5, c: 0, d: -3, e: 0.25 }),
  ),
  vector(
    'Whole numbers are whole however your language writes them: 1.0 is 1, 12.50 is 12.5, at every depth.',
    2,
    floats,
    FLOATS,
  ),
  vector('Truth values as words; false is a value, and stays.', 2, shape({ yes: true, no: false })),
  vector('A list as JSON, also an empty one.', 2, shape({ list: [1, 'two', '津'], empty: [] })),
  vector(
    'An object as JSON, its names in the order in which they were sent.',
    2,
    shape({ z: { b: 1, a: { c: null } } }),
  ),
  vector('What is missing, null or an empty text is dropped.', 2, shape({ none: null, blank: '', blanks: ' ' })),
  vector('The same login: method and path come first.', 2, login),
  vector('The same search: names and values percent-encoded.', 2, search),
  vector('A receipt confirmed: money moves.', 2, confirm),
  vector('Nested values as JSON, then percent-encoded.', 2, nested),
]
