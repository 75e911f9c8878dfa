import { fail } from '@jindu/domain/errors'
import type { Locale } from '@jindu/i18n'
import { writeTestMail } from '../../accounts/outside/index.ts'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { MailOutcome } from '../../platform/mail/mailer.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { launchSubject, markedNow } from './mark-check.ts'

/**
 * Sends a mail to an address that an administrator names, and waits for the mail server's answer. Once one was accepted, the check
 * `mail` holds.
 * @throws DomainError MAIL_NOT_SET_UP
 */
export async function sendTestMail(
  app: App,
  { uid }: Session,
  to: string,
  locale: Locale,
): Promise<{ outcome: MailOutcome }> {
  const mailer = app.mailer ?? fail('MAIL_NOT_SET_UP')
  const outcome = await mailer.send({ ...writeTestMail(app, locale), to })
  await commitVerb(app, {
    writes: outcome === 'sent' ? [markedNow(app, 'mail', uid)] : [],
    audit: [
      {
        action: 'launch.mailTested',
        actor: { kind: 'staff', uid },
        subject: launchSubject('mail'),
        details: { outcome },
      },
    ],
  })
  return { outcome }
}
