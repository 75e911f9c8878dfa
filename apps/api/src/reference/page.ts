import { rolesWith, STAFF_PERMISSIONS } from '@jindu/domain/accounts/staff'
import { CURRENCY_CODES, decimalsOf } from '@jindu/domain/money'
import { uploadKind } from '../records/files/index.ts'
import { escapeHtml, plainPage } from '../platform/pages/plain-page.ts'
import type { Access } from '../trpc/init.ts'
import { eventsSection } from './events.ts'
import { MULTIPART } from './multipart.ts'
import { procedures, type Procedure } from './procedures.ts'
import { refusalTable } from './refused.ts'
import { ANY_CALL, refusalsOf, TOKEN_REFUSALS } from './refusals.ts'
import { createSchemas, typeText, type Schemas } from './schemas.ts'
import { verbRefusals, type RefusalsOfVerbs } from './verb-refusals.ts'

const KINDS = { query: 'GET', mutation: 'POST', subscription: 'socket' } as const

/** Describes in words who may call. */
function callers(access: Access): string {
  if (access === 'visitor') return 'anybody'
  if (access === 'user') return 'accounts'
  if (access === 'verified') return 'accounts with the pay password'
  const named = access.slice('staff:'.length)
  const permission = STAFF_PERMISSIONS.find((each) => each === named)
  const roles = permission === undefined ? [...new Set([named, 'administrator'])] : rolesWith(permission)
  return `staff: ${roles.join(', ')}`
}

function callersAndTokens({ access, meta: { scope = null } }: Procedure): string {
  return callers(access) + (scope === null ? '; no token' : `; tokens with ${scope}`)
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

const UPLOADS: Readonly<Record<string, string>> = {
  'files.upload': `${code(`POST /files/{${uploadKind.options.join(' | ')}}`)}, the picture as field ${code('image')} of ${code('multipart/form-data')}`,
  'android.publish': `${code('POST /api/android')}, the package as field ${code('package')} of ${code('multipart/form-data')}`,
}

function inputOf({ path, input }: Procedure, schemas: Schemas): string {
  if (MULTIPART.has(path)) return UPLOADS[path] ?? ''
  return input === null ? 'nothing' : code(typeText(schemas.of(input, 'input')))
}

function article(procedure: Procedure, schemas: Schemas, ofVerbs: RefusalsOfVerbs): string {
  const { path, type, summary, output } = procedure
  const refused = refusalsOf(procedure, ofVerbs)
  const rows: readonly (readonly [string, string])[] = [
    ['Who', escapeHtml(callersAndTokens(procedure))],
    ['Input', inputOf(procedure, schemas)],
    ...(type === 'subscription'
      ? []
      : [['Answer', output === null ? 'nothing' : code(typeText(schemas.of(output, 'output')))] as const]),
    ['Refuses', code(refused.join(', '))],
  ]
  const list = rows.map(([term, says]) => `<dt>${term}</dt><dd>${says}</dd>`).join('')
  return `<article id="${path}"><h3>${code(path)} <span class="kind">${KINDS[type]}</span></h3>
<p>${escapeHtml(summary.en)}<br><span lang="zh-CN">${escapeHtml(summary['zh-CN'])}</span></p><dl>${list}</dl></article>`
}

function sections(schemas: Schemas, ofVerbs: RefusalsOfVerbs): string {
  const features = Map.groupBy(procedures(), ({ path }) => path.slice(0, path.indexOf('.')))
  const links = [...features.keys()].map((name) => `<a href="#${name}">${name}</a>`).join('')
  const parts = [...features].map(
    ([name, each]) =>
      `<section><h2 id="${name}">${name}</h2>${each.map((one) => article(one, schemas, ofVerbs)).join('\n')}</section>`,
  )
  return `<nav aria-label="Features">${links}</nav>${parts.join('\n')}`
}

function types(schemas: Schemas): string {
  const rows = Object.entries(schemas.named()).map(
    ([name, { description = '', ...schema }]) =>
      `<tr><td>${code(name)}</td><td>${typeof description === 'string' ? escapeHtml(description) : ''} ${code(typeText(schema))}</td></tr>`,
  )
  return `<h2 id="types">Types</h2><table><tbody>${rows.join('\n')}</tbody></table>`
}

function codes(): string {
  const rows = refusalTable().map(
    ({ code: name, status, en, zh }) =>
      `<tr><td>${status}</td><td>${code(name)}<br>${escapeHtml(en)}<br><span lang="zh-CN">${escapeHtml(zh)}</span></td></tr>`,
  )
  return `<h2 id="codes">Codes</h2><table><thead><tr><th>HTTP</th><th></th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

const EXAMPLES = `GET  /trpc/goods.list?input=%7B%22search%22%3A%22licence%22%7D
POST /trpc/favorites.create      {"goodsId":81}
Authorization: Bearer jindu_…

200  {"result":{"data":{"id":7}}}
409  {"error":{"message":"FAVORITE_EXISTS","code":-32009,"data":{"code":"CONFLICT","httpStatus":409,
       "domain":{"code":"FAVORITE_EXISTS","details":{}}}}}`

async function write(): Promise<string> {
  const schemas = createSchemas()
  const listed = sections(schemas, await verbRefusals())
  return `<p>What the pages of the site call, and programs with an access token. In TypeScript the package ${code('@jindu/client')} calls them with their types; in any other language they are plain HTTP:</p>
<pre>${escapeHtml(EXAMPLES)}</pre>
<p>Queries are GET with the input as JSON in ${code('input')}, mutations are POST with the input as JSON. What is followed live goes over the WebSocket at ${code('/trpc')}, as <a href="#events">events</a>. Passwords travel as the lower-case hex MD5 of the trimmed text. Times are unix seconds, amounts are whole
units of the smallest kind as text (decimals: ${DECIMALS}). Steps that move money take an ${code('idempotencyKey')}: the same key happens at most once. A call that answers nothing says ${code('{"result":{}}')}. Machine-readable: <a href="/api/procedures.json">OpenAPI 3.1</a>. Signed calls of
older clients: <a href="/api/docs/guide">/api/docs/guide</a>.</p>
<p>A refusal names its <a href="#codes">code</a> in ${code('error.data.domain')}, and the fields that it is about. Each call lists the codes that it may answer. Besides them any call may answer ${code(ANY_CALL.join(', '))}, and with a token ${code(TOKEN_REFUSALS.join(', '))}. Structures that several calls share are <a href="#types">types</a>.</p>
${listed}${eventsSection()}${types(schemas)}${codes()}`
}

const DECIMALS = ([...CURRENCY_CODES, 'USD'] as const).map((asset) => `${asset} ${decimalsOf(asset)}`).join(', ')

/** Cached: the page is the same for every reader. */
let written: Promise<string> | null = null

/** Renders the page of all procedures; it loads no external resources. */
export async function procedurePage(nonce: string): Promise<string> {
  written ??= write().catch((error: unknown) => {
    written = null
    throw error
  })
  return plainPage(nonce, { title: 'Jindu procedures', heading: 'Jindu: the typed calls', body: await written })
}
