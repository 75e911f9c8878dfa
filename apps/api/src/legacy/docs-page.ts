import { ERRORS } from '@jindu/domain/errors'
import { z } from 'zod'
import { escapeHtml, plainPage } from '../platform/pages/plain-page.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints, isMsCall } from './endpoints/index.ts'
import { liveSection } from './live/docs-section.ts'
import { errorTable } from './openapi.ts'
import { signatureVectors } from './signature-examples.ts'
import { pythonClient, typescriptClient } from './signing-clients.ts'
import { SUMMARIES } from './summaries.ts'

function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('items' in schema) return fieldNames(schema.items)
  if (!('properties' in schema) || typeof schema.properties !== 'object' || schema.properties === null) return []
  return Object.entries(schema.properties).map(([name, inner]) => {
    const names = fieldNames(inner)
    return names.length === 0 ? name : `${name} { ${names.join(', ')} }`
  })
}

/** A call's summary in both languages. */
function summary(path: string): string {
  if (!isMsCall(path)) return ''
  const { en, 'zh-CN': zh } = SUMMARIES[path]
  return `${escapeHtml(en)}<br><span lang="zh-CN">${escapeHtml(zh)}</span>`
}

/** Every answer code with its HTTP status. */
function codes(): string {
  const rows = errorTable().map(
    ({ code, name, status, en, zh }) =>
      `<tr><td>${code}</td><td>${status}</td><td><code>${name}</code><br>${escapeHtml(en)}<br><span lang="zh-CN">${escapeHtml(zh)}</span></td></tr>`,
  )
  return `<h2>Codes</h2><p>0 is success. A refusal holds <code>data: null</code>; under 200 it is of what was asked, under any other status of the request itself.</p>
<table><thead><tr><th>code</th><th>HTTP</th><th></th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

function row(path: string, endpoint: Endpoint): string {
  const params = Object.entries(endpoint.params).map(([name, param]) => (param.required ? name : `${name}?`))
  const answer = fieldNames(z.toJSONSchema(endpoint.answer, { io: 'input' }))
  return `<tr><td><code>${endpoint.method}</code></td><td><code>/api/${escapeHtml(path)}</code><br><span class="kind">${endpoint.access}</span><br>${summary(path)}</td>
<td><code>${escapeHtml(params.join(', ')) || '-'}</code></td><td><code>${escapeHtml(answer.join(', ')) || '-'}</code></td></tr>`
}

function sections(): string {
  const modules = Map.groupBy(endpoints, ([path]) => path.split('/', 1)[0] ?? '')
  return [...modules]
    .map(([name, rows]) => {
      const body = rows.map(([path, endpoint]) => row(path, endpoint)).join('\n')
      return `<h2>${escapeHtml(name)}</h2><table><thead><tr><th></th><th>Call</th><th>Parameters</th><th>data</th></tr></thead><tbody>${body}</tbody></table>`
    })
    .join('\n')
}

function example(vector: (typeof signatureVectors)[number]): string {
  const { says, version, method, path, params, text, signature, written = JSON.stringify(params) } = vector
  const given = `${method} ${path}\n${written}`
  return `<tr><td>${version}</td><td>${escapeHtml(says)}<pre>${escapeHtml(given)}</pre></td><td><pre>${escapeHtml(text)}</pre></td><td><code>${signature}</code></td></tr>`
}

/** The text form of each kind of value for signing. */
const TEXT_OF: readonly (readonly [kind: string, text: string])[] = [
  ['text', 'as it is; in version 2 percent-encoded as UTF-8'],
  [
    'number',
    'as JavaScript writes it once it has read your JSON: 1.0 is 1, 12.50 is 12.5, inside lists and objects too. Amounts go as text: very small and very large numbers are written otherwise by other languages',
  ],
  ['true, false', 'true and false'],
  [
    'list',
    'JSON without blanks: ["a",1]; letters beyond ASCII as they are, not as \\u escapes. An empty list is [] and stays',
  ],
  ['object', 'JSON without blanks, its names in the order in which you send them, at every depth'],
  ['missing, null, empty text', 'not in the text at all'],
]

/** The sandbox's signing key; a site's operator issues its own keys. */
const sandboxKey = (key: string | null): string =>
  key === null
    ? '<p>Keys of this site are given out by its operator.</p>'
    : `<p>This is a sandbox: <code>clientOrigin</code> <code>web</code> signs with the key <code>${escapeHtml(key)}</code>.</p>`

/** Complete example clients, by language. */
function clients(): string {
  return `<h3>Clients</h3><p>Version 2, without libraries. The tests of Jindu run both against a server.</p>
<h4>TypeScript</h4><pre>${escapeHtml(typescriptClient)}</pre>
<h4>Python</h4><pre>${escapeHtml(pythonClient)}</pre>`
}

/** How to sign calls, with examples computed by the real code. */
function signing(key: string | null): string {
  return `<h2>Signature</h2>
<p>Lower-case hex HMAC-SHA256, under the application key of <code>clientOrigin</code>, of a text in UTF-8. Into the text go all parameters but
<code>signature</code> and files; values that are missing, null or empty are dropped, nested values are written as JSON without blanks.</p>
<ol>
<li>Version 1: the parameters sorted by name in byte order, joined as <code>name=value</code> with <code>&amp;</code>.</li>
<li>Version 2, with the header <code>signature-version: 2</code>: three lines joined by a line feed: the method, the path (<code>/api/…</code>, without query), and the
parameters as <code>name=value</code>, names and values percent-encoded (RFC 3986: everything but <code>A-Z a-z 0-9 - . _ ~</code>), the pairs sorted in byte order,
joined with <code>&amp;</code>.</li>
</ol>
${sandboxKey(key)}
<table><thead><tr><th>Value</th><th>Its text</th></tr></thead><tbody>${TEXT_OF.map(([kind, text]) => `<tr><td>${kind}</td><td>${escapeHtml(text)}</td></tr>`).join('')}</tbody></table>
<p>Version 1 names neither method nor path: whoever sees one call could send it as another. New clients sign by version 2; an operator may require it for calls that move
money (<code>MS_MONEY_SIGNATURE=2</code>, refused with code ${ERRORS.SIGNATURE_VERSION_REQUIRED.msCode} otherwise).</p>
<p>Test vectors, under the key <code>${escapeHtml(signatureVectors[0]?.key ?? '')}</code>, also as <a href="/api/signature-vectors.json">JSON</a>:</p>
<table><thead><tr><th></th><th>Request</th><th>Text</th><th>Signature</th></tr></thead><tbody>${signatureVectors.map(example).join('\n')}</tbody></table>
${clients()}`
}

/**
 * The table of calls, as a self-contained page.
 * @param key the signing key of `web`, shown only in a sandbox
 */
export function docsPage(nonce: string, key: string | null): string {
  return plainPage(nonce, {
    title: 'Jindu Ms* calls',
    heading: 'Jindu: the Ms* calls',
    body: `<p>GET carries its parameters in the query, POST in JSON or a form, uploads in multipart. Every request also carries <code>version</code>,
<code>clientOrigin</code>, <code>token</code>, <code>timestamp</code> and <code>signature</code>; the header <code>app-lang</code> is
<code>zh-cn</code> or <code>en-us</code>.</p>
<p>What stands in the query of a POST never counts. A POST that changes something is carried out once: the same signature again is refused.
The time is in whole seconds, so two equal calls within one need a parameter that tells them apart: any name will do that the call does not know, such as <code>nonce</code>; it is signed with the rest.
Whoever lost an answer sends the same request with the same signature, or asks a list whether it happened: a new signature is a new request.</p>
<p>Passwords travel as the lower-case hex MD5 of the trimmed text.</p>
${signing(key)}
<p>Answer: <code>{ code, msg, data }</code>; code 0 is success. Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>. The typed calls that the pages of the site make: <a href="/api/procedures">/api/procedures</a>.</p>
${sections()}${codes()}${liveSection()}`,
  })
}
