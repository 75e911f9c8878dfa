import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openMarket, type Market } from '../../test/market/market.ts'
import { PAY } from '../../test/people.ts'
import { verbRefusals } from './verb-refusals.ts'

const run = promisify(execFile)

let api: TestApp
let market: Market
let origin: string
let folder: string
beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  origin = await api.server.listen({ port: 0, host: '127.0.0.1' })
  // Read before the client's time and the server's begin to run.
  await verbRefusals()
  folder = await mkdtemp(join(tmpdir(), 'jindu-python-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await api.close()
})

/**
 * Written from /api/procedures alone. It looks up a call's path and method in the document, sends the input as
 * documented, and reads codes and retry times.
 */
const CLIENT = `
import json, sys, uuid
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

site, token, goods = sys.argv[1:]
document = json.load(urlopen(site + "/api/procedures.json"))
methods = {op["operationId"]: (path, method) for path, ops in document["paths"].items() for method, op in ops.items()}


class Refused(Exception):
    pass


def call(name, given=None, bearer=token):
    path, method = methods[name]
    headers = {"authorization": "Bearer " + bearer, "content-type": "application/json"}
    query = "?input=" + quote(json.dumps(given)) if method == "get" and given is not None else ""
    body = json.dumps(given).encode() if method == "post" and given is not None else None
    try:
        answer = urlopen(Request(site + path + query, body, headers, method=method.upper()))
    except HTTPError as refused:
        told = json.load(refused)["error"]["data"]
        assert told["httpStatus"] == refused.code
        raise Refused(told["domain"]["code"])
    call.left = int(answer.headers["ratelimit-remaining"])
    return json.load(answer)["result"].get("data")


def refusal(name, given=None, bearer=token):
    try:
        call(name, given, bearer)
    except Refused as refused:
        return str(refused)


def upload(kind, picture):
    mark = uuid.uuid4().hex
    head = f'--{mark}\\r\\nContent-Disposition: form-data; name="image"; filename="a.png"\\r\\nContent-Type: image/png\\r\\n\\r\\n'
    body = head.encode() + picture + f"\\r\\n--{mark}--\\r\\n".encode()
    headers = {"authorization": "Bearer " + token, "content-type": "multipart/form-data; boundary=" + mark}
    return json.load(urlopen(Request(site + "/files/" + kind, body, headers, method="POST")))


found = call("goods.list", {"goodsId": int(goods)})["data"][0]
order = call("goodsOrders.place", {"goodsId": found["id"], "volume": 1, "currency": "LTC", "price": found["price"], "idempotencyKey": str(uuid.uuid4())})
delivered = call("goodsOrders.openDelivery", {"id": order["id"]})
done = call("goodsOrders.confirm", {"id": order["id"]})
png = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c6338e1a0000002fc01295161b2ac0000000049454e44ae426082")
print(json.dumps({
    "title": found["title"],
    "status": done["status"],
    "delivered": "QX7-PLUM-09" in delivered["shipmentHtml"],
    "picture": upload("chat", png)["contentType"],
    "refused": [refusal("goodsOrders.confirm", {"id": order["id"]}), refusal("accounts.tokens.list"), refusal("wallet.balances", None, "jindu_x")],
    "left": call.left,
}))
`

test.skipIf(spawnSync('python3', ['--version']).status !== 0)(
  'a client in Python, written from the page of the procedures, buys with a token and hears why it is refused',
  async () => {
    const { buyer, goodsId } = market
    const { token } = await buyer.client.trpc.accounts.tokens.create.mutate({
      name: 'from Python',
      scopes: ['market', 'own', 'trade'],
      days: 1,
      addresses: [],
      payPassword: PAY,
      dailyLimit: { asset: 'USD', units: '10000' },
    })
    await writeFile(join(folder, 'client.py'), CLIENT)
    const { stdout } = await run('python3', [join(folder, 'client.py'), origin, token, String(goodsId)], {
      timeout: 60_000,
    })
    const told = JSON.parse(stdout)
    expect(told).toMatchObject({
      status: 'completed',
      delivered: true,
      picture: 'image/png',
      refused: ['ORDER_NOT_OPEN', 'TOKEN_CALL_REFUSED', 'TOKEN_INVALID'],
    })
    expect(told.left).toBeLessThan(600)
  },
)
