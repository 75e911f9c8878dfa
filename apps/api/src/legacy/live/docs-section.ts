import { escapeHtml } from '../../platform/pages/plain-page.ts'
import { CLOSE_CODES, PUSH_KINDS } from './frames.ts'

type Cells = readonly (string | number)[]

const cells = (row: Cells): string => row.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')

function table(head: readonly string[], rows: readonly Cells[]): string {
  return `<table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`
}

/** The live connection, from the tables that serve it. */
export function liveSection(): string {
  const kinds = PUSH_KINDS.map(({ kind, means, data }) => [kind, means, data])
  const closes = Object.values(CLOSE_CODES).map(({ code, means }) => [code, means])
  return `<h2>Live connection</h2>
<p>A WebSocket at <code>/api/live</code>, JSON in text frames. It needs no signature; the first frame carries the session token that <code>login</code> answered, within 10 seconds.</p>
${table(
  ['From', 'Frame', 'Means'],
  [
    ['client', '{"type":"token","token":"…"}', 'Opens the connection for the session'],
    ['server', '{"type":"connected","ping_interval":2500}', 'It stands; milliseconds between heartbeats'],
    ['either', '{"type":"ping"}', 'Heartbeat; who says nothing for 10 seconds is cut'],
    [
      'server',
      '{"kind":6,"unread":3,"data":{"order_id":81}}',
      'Something happened; unread counts all messages not yet read',
    ],
  ],
)}
<p>Pushes of one second come together, each thing once. After a break connect again in 3 seconds, or later by chance while it fails, and read anew what is shown: a push is not repeated.</p>
${table(['kind', 'Means', 'data'], kinds)}
${table(['Closed with', 'Means'], [[1001, 'The server stops: come back within the time that the reason names, in milliseconds ("elsewhere 500")'], [1008, 'No token in time, an unknown frame, or too many'], ...closes])}`
}
