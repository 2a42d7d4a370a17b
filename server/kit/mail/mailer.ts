import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { renderMail } from './render-mail'
import type { MailContent } from './mail-content'
import type { QueuedMail } from './outbox'

/** Delivers one mail; answers how it ended: `sent` over SMTP, or `kept` as a file. */
export type Mailer = { deliver(mail: QueuedMail): Promise<'sent' | 'kept'>; close(): void }

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The platform's address of MAIL_FROM, which may have a name before it. */
const addressOf = (mailFrom: string) => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()

/** Whom a mail comes from as its reader sees it: the business by its name, from the platform's address. */
export const senderOf = (fromName: string, mailFrom: string): { name: string; address: string } => ({
  name: fromName || (/^\s*"?([^"<]*?)"?\s*</.exec(mailFrom)?.[1] ?? ''),
  address: addressOf(mailFrom),
})

/** What a reader's calendar takes in with a press. */
const calendarOf = ({ calendar }: MailContent) =>
  calendar
    ? {
        attachments: [
          {
            filename: 'invite.ics',
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: calendar.replaceAll('\n', '\r\n'),
          },
        ],
      }
    : {}

/** How programs of mail end these letters with one press (RFC 2369 and RFC 8058). */
const leaveOf = ({ leave }: MailContent) =>
  leave
    ? { headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {}

const messageOf = (mail: QueuedMail, mailFrom: string) => {
  if (!mail.content) throw new Error(`Mail ${mail.id} has lost its content.`)
  const from = senderOf(mail.fromName, mailFrom)
  const host = from.address.split('@')[1] ?? 'localhost'
  return {
    // As objects: an address with a comma can never become two recipients.
    from,
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    ...renderMail(mail.content),
    ...calendarOf(mail.content),
    ...leaveOf(mail.content),
    // The same for every attempt, so that a mail accepted twice is recognised.
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const overSmtp = (smtpUrl: string, mailFrom: string): Mailer => {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...timeouts })
  return {
    async deliver(mail) {
      await transport.sendMail(messageOf(mail, mailFrom))
      return 'sent'
    },
    close: () => transport.close(),
  }
}

const folderOf = ({ dataDir }: { dataDir: string }) => path.join(dataDir, 'mail')

const fileOf = ({ id, kind }: Pick<QueuedMail, 'id' | 'kind'>) => `${id}-${kind}.eml`

/** Removes the files of mails that were written to the data folder in place of being sent. */
export const removeKeptMails = async (
  settings: { dataDir: string },
  mails: readonly Pick<QueuedMail, 'id' | 'kind'>[],
): Promise<void> => {
  for (const mail of mails) await fs.rm(path.join(folderOf(settings), fileOf(mail)), { force: true })
}

const intoFolder = (folder: string, mailFrom: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(messageOf(mail, mailFrom))
      await fs.mkdir(folder, { recursive: true })
      await fs.writeFile(path.join(folder, fileOf(mail)), message as Buffer, { mode: 0o600 })
      return 'kept'
    },
    close: () => transport.close(),
  }
}

/** Mail over SMTP_URL; without one each mail is written to DATA_DIR/mail as an .eml file. */
export const createMailer = (settings: { smtpUrl?: string; mailFrom: string; dataDir: string }): Mailer =>
  settings.smtpUrl
    ? overSmtp(settings.smtpUrl, settings.mailFrom)
    : intoFolder(folderOf(settings), settings.mailFrom)
