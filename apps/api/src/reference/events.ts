import { TOPICS, type EventOf, type Topic } from '@jindu/domain/events'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { WEBHOOK_TOPICS } from '@jindu/domain/webhooks'
import { escapeHtml } from '../platform/pages/plain-page.ts'

type CodeOf<T extends Topic> = EventOf<T>['payload'] extends { readonly event: infer Code extends string }
  ? Code
  : never

interface Told<T extends Topic> {
  /** Explains what the ids refer to, and the recipients if not only the account. */
  readonly says: string
  /** Payload fields besides `event`. */
  readonly fields: Readonly<Record<Exclude<keyof EventOf<T>['payload'], 'event'>, string>>
  /** Every code of `event`; a new code does not compile until it is listed. */
  readonly codes: Readonly<Record<CodeOf<T>, true>>
}

const EVENTS: { readonly [T in Topic]: Told<T> } = {
  comment: {
    says: 'a public comment',
    fields: { id: 'the comment', subject: 'goods, ad or notice', subjectId: 'what is commented on' },
    codes: { written: true, removed: true, hidden: true, shown: true },
  },
  goods: {
    says: 'goods',
    fields: { id: 'the goods' },
    codes: {
      published: true,
      edited: true,
      offline: true,
      online: true,
      delisted: true,
      relisted: true,
      stock: true,
      stockLow: true,
      soldOut: true,
    },
  },
  goodsOrder: {
    says: 'a goods order',
    fields: { id: 'the order' },
    codes: {
      placed: true,
      shipmentOpened: true,
      unitsReplaced: true,
      warned: true,
      assigned: true,
      partyFrozen: true,
      partyReturned: true,
      confirm: true,
      hold: true,
      cancelHold: true,
      refund: true,
      deliver: true,
      cancel: true,
      settle: true,
      complain: true,
      cancelComplaint: true,
      stateCase: true,
      proposeSplit: true,
      withdrawSplit: true,
      acceptSplit: true,
      rule: true,
      confirmRuling: true,
      rejectRuling: true,
    },
  },
  inbox: { says: 'the message centre', fields: {}, codes: { told: true, read: true } },
  moderation: {
    says: 'the staff’s queue',
    fields: { kind: 'what waits there', id: 'the thing of that kind' },
    codes: { opened: true, claimed: true, released: true, warned: true, closed: true },
  },
  otcOffer: {
    says: 'an offer of the fiat market',
    fields: { id: 'the offer' },
    codes: {
      published: true,
      alerted: true,
      takeDown: true,
      trigger: true,
      returnRest: true,
      putUp: true,
      edit: true,
      withdraw: true,
      take: true,
      orderEnded: true,
    },
  },
  otcOrder: {
    says: 'an order of the fiat market',
    fields: { id: 'the order' },
    codes: {
      taken: true,
      warned: true,
      rated: true,
      payeesViewed: true,
      assigned: true,
      partyFrozen: true,
      partyReturned: true,
      pay: true,
      giveEvidence: true,
      recordArrival: true,
      requestRefund: true,
      proposeReturn: true,
      acceptReturn: true,
      cancel: true,
      hold: true,
      cancelHold: true,
      release: true,
      requireCancel: true,
      requireSettle: true,
      expire: true,
      complain: true,
      cancelComplaint: true,
      stateCase: true,
      proposeSplit: true,
      withdrawSplit: true,
      acceptSplit: true,
      rule: true,
      confirmRuling: true,
      rejectRuling: true,
    },
  },
  review: {
    says: 'a review of goods',
    fields: { id: 'the review', goodsId: 'what it is about' },
    codes: { written: true, edited: true, replied: true, hidden: true, shown: true },
  },
  talk: {
    says: 'a private conversation',
    fields: { id: 'the conversation' },
    codes: { said: true, takenBack: true, read: true },
  },
  right: {
    says: 'one’s own right to publish or to reply',
    fields: { right: 'publish or reply' },
    codes: { bought: true, withdrawn: true, restored: true, endsSoon: true },
  },
  ad: {
    says: 'an ad',
    fields: { id: 'the ad' },
    codes: {
      created: true,
      edited: true,
      bought: true,
      shown: true,
      hidden: true,
      ended: true,
      usedUp: true,
      approved: true,
      delisted: true,
      relisted: true,
    },
  },
  adStrip: {
    says: 'a strip of ads, to whoever follows it',
    fields: { id: 'the ad that came, went or changed' },
    codes: {},
  },
  wallet: {
    says: 'a balance',
    fields: {
      currency: `${CURRENCY_CODES.slice(0, -1).join(', ')} or ${CURRENCY_CODES.at(-1)}`,
      depositId: 'the payment that arrived, where one did',
      withdrawalId: 'the payout that went on, where one did',
      transferId: 'the transfer between users, for both of them, where it was one',
    },
    codes: {},
  },
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

function row(topic: Topic): string {
  const { says, fields, codes } = EVENTS[topic]
  const others = Object.entries(fields).map(([name, what]) => `${code(name)} ${escapeHtml(what)}`)
  const named = Object.keys(codes).map(code).join(', ')
  const payload = [...others, ...(named === '' ? [] : [`${code('event')} ${named}`])].join('<br>')
  const hooks: readonly Topic[] = WEBHOOK_TOPICS
  return `<tr><td>${code(topic)}<br>${escapeHtml(says)}</td><td>${payload}</td><td>${hooks.includes(topic) ? 'yes' : 'no'}</td></tr>`
}

const FRAMES = `-> {"method":"connectionParams","data":{"token":"jindu_…"}}
-> {"id":1,"method":"subscription","params":{"path":"live.events","input":{}}}
<- {"id":1,"result":{"type":"started"}}
<- {"id":1,"result":{"type":"data","id":"4711","data":{"id":"4711","data":
     {"id":4711,"place":4711,"at":1800000000,"topic":"hello","payload":{"heartbeatMilliseconds":2500}}}}}
<- PING
-> PONG`

/** The reference of live and webhook events, and how to subscribe without the client package. */
export function eventsSection(): string {
  return `<h2 id="events">Events</h2><p>An event is ${code('{ id, place, at, topic, payload }')}: ids and codes, never content; ask for what they stand for. Besides these topics a stream begins with ${code('hello')}, and says ${code('gap')} when more happened during a pause than is told again: read anew what you hold.
A webhook carries the topic as ${code('type')} and the payload as ${code('data')}.</p>
<table><thead><tr><th>Topic</th><th>Payload</th><th>Webhook</th></tr></thead><tbody>${TOPICS.map(row).join('\n')}</tbody></table>
<p>Over the WebSocket at ${code('/trpc?connectionParams=1')}, each message one text (a program that can set headers leaves out the parameter and the first message and sends ${code('Authorization: Bearer')}). After a pause name the ${code('place')} of the last event as ${code('lastEventId')}, a text, in the input.</p>
<pre>${escapeHtml(FRAMES)}</pre>`
}
