import { addressPath, messageAddress, MESSAGES } from '@jindu/domain/messages'
import { MAIL_SAYS, OUTSIDE_TYPES, outsidePlace } from '@jindu/domain/outside'
import { outsideRules } from '@jindu/domain/rules'
import { fillMessage } from '@jindu/domain/words'
import type { Locale } from '@jindu/i18n'
import { MAIL_WORDS } from '@jindu/i18n/mails'
import { aboutText, messageText, OUTSIDE_TYPE_WORDS } from '@jindu/i18n/stored-messages'
import type { App } from '../../platform/app.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { freezePath } from '../../records/messages/index.ts'
import { mailIdOf } from './address.ts'
import type { ToldAbout, ToldMessage } from './told-of.ts'
import { unsubscribeLink, type Ended } from './unsubscribe-link.ts'
import type { mailAddress, mailFarewell } from './tables.ts'

type Row = typeof mailAddress.$inferSelect
type Site = Pick<App, 'env' | 'settings'>
type Words = Omit<Mail, 'to' | 'messageId'>
type DescribedMessage = ToldMessage & { readonly about: ToldAbout | null }

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replaceAll(/["&'<>]/g, (found) => ESCAPED[found] ?? '')

/** Words of the mail's language, filled. */
export const wordsOf =
  (locale: Locale) =>
  (name: keyof typeof MAIL_WORDS, details: Readonly<Record<string, string | number>> = {}): string =>
    fillMessage(MAIL_WORDS[name], locale, details)

function addressOf(origin: string, { type, message }: ToldMessage): string {
  const place = MAIL_SAYS[type].place ? messageAddress(message) : null
  return new URL(place === null ? outsidePlace(type) : addressPath(place), origin).href
}

/** Titles of goods are public; those of other things stay in the site. */
function goodsOf({ kind }: ToldMessage['message'], about: ToldAbout | null): ToldAbout | null {
  if (about === null || about.within['goods'] !== undefined || MESSAGES[kind].subject === 'goods') return about
  return { ...about, title: null }
}

/** Mails may contain numbers and titles of goods, but no other text by users, no names and no addresses. */
function lineOf({ type, message, about }: DescribedMessage, locale: Locale): string {
  if (!MAIL_SAYS[type].words) return wordsOf(locale)('unsaid')
  const facts = Object.fromEntries(Object.entries(message.facts).filter(([, value]) => typeof value === 'number'))
  const said = messageText({ ...message, facts }, locale)
  const thing = MAIL_SAYS[type].thing ? aboutText(message, goodsOf(message, about), locale) : ''
  return thing === '' ? said : `${said}${locale === 'en' ? ': ' : '：'}${thing}`
}

interface Paragraph {
  readonly text: string
  readonly url?: string
}

/** The same content twice, as text and as a page without pictures: nothing is fetched when it is opened. */
function bodies(lang: Locale, parts: readonly Paragraph[], foot: readonly Paragraph[]): Pick<Mail, 'text' | 'html'> {
  const plain = ({ text, url }: Paragraph): string => (url === undefined ? text : `${text}\n${url}`)
  const rich = ({ text, url }: Paragraph): string =>
    url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(url)}" style="color:#1d5c8f">${escapeHtml(text)}</a>`
  const paragraphs = (of: readonly Paragraph[], style: string): string =>
    of.map((part) => `<p style="margin:0 0 12px;${style}">${rich(part)}</p>`).join('\n')
  return {
    text: `${parts.map(plain).join('\n\n')}\n\n-- \n${foot.map(plain).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${lang}"><body style="margin:0;padding:24px;font:15px/1.5 sans-serif;color:#1c2126;background:#fff">
<div style="max-width:560px">
${paragraphs(parts, '')}
<hr style="border:0;border-top:1px solid #d9dde1;margin:20px 0">
${paragraphs(foot, 'font-size:13px;color:#5a646d')}
</div></body></html>`,
  }
}

/** The mail that asks whether an address is its account's. */
export function writeCodeMail({ settings }: Site, locale: Locale, code: string): Words {
  const say = wordsOf(locale)
  const site = settings.current().siteName
  const minutes = outsideRules.code.validSeconds / 60
  return {
    subject: say('codeSubject', { site, code }),
    ...bodies(locale, [{ text: code }, { text: say('code', { minutes }) }], [{ text: say('notYou') }]),
  }
}

/** The mail by which an administrator sees whether mails arrive. */
export function writeTestMail(app: Pick<App, 'env' | 'settings' | 'random'>, locale: Locale): Omit<Mail, 'to'> {
  const say = wordsOf(locale)
  const site = app.settings.current().siteName
  return {
    subject: say('testSubject', { site }),
    ...bodies(locale, [{ text: say('test') }], [{ text: app.env.publicOrigin, url: app.env.publicOrigin }]),
    messageId: mailIdOf(app, `test-${Buffer.from(app.random.bytes(16)).toString('hex')}`),
  }
}

/** The last mail to an address that an account has no more. */
export function writeFarewell(
  app: Site,
  { locale, event }: Pick<typeof mailFarewell.$inferSelect, 'locale' | 'event'>,
  freeze: string | null,
): Words {
  const say = wordsOf(locale)
  const site = app.settings.current().siteName
  return {
    subject: say(`${event}Subject`, { site }),
    ...bodies(
      locale,
      [
        { text: say(event) },
        {
          text: say(freeze === null ? 'freezeIt' : 'freezeByLink'),
          url: new URL(freeze ?? '/login', app.env.publicOrigin).href,
        },
      ],
      [{ text: say('never', { site }) }],
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Writes one mail with all queued messages, each with its link and an unsubscribe link. */
export function writeMail(app: Site, row: Row, told: readonly DescribedMessage[]): Words {
  const { locale } = row
  const say = wordsOf(locale)
  const site = app.settings.current().siteName
  const { publicOrigin } = app.env
  const count = told.length
  const types = OUTSIDE_TYPES.filter((type) => told.some((each) => each.type === type))
  const listed = told.slice(0, outsideRules.mail.mostLines)
  const unlisted = count - listed.length
  // The newest one's link is valid longest, and one freezes all.
  const freeze = told.reduce<string | null>(
    (path, { id, message: { kind } }) => freezePath(app, { uid: row.uid, id, kind }) ?? path,
    null,
  )
  const stop = (what: Ended, text: string): Paragraph => ({ text, url: unsubscribeLink(app, row, what) })
  return {
    subject: say('subject', {
      site,
      count,
      types: types.map((type) => OUTSIDE_TYPE_WORDS[type][locale]).join(locale === 'en' ? ', ' : '、'),
    }),
    ...bodies(
      locale,
      [
        { text: say('lead', { count }) },
        ...listed.map((each) => ({ text: lineOf(each, locale), url: addressOf(publicOrigin, each) })),
        ...(unlisted > 0 ? [{ text: say('more', { count: unlisted }) }] : []),
        ...(freeze === null ? [] : [{ text: say('freezeByLink'), url: new URL(freeze, publicOrigin).href }]),
        { text: say('open'), url: new URL('/personal/message', publicOrigin).href },
      ],
      [
        { text: say('why', { site }) },
        ...types.map((type) => stop(type, say('stopType', { type: OUTSIDE_TYPE_WORDS[type][locale] }))),
        stop('all', say('stopAll')),
      ],
    ),
    headers: {
      'List-Unsubscribe': `<${unsubscribeLink(app, row, 'all')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}
