import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from './mail-content'
import { MailLayout } from './mail-layout'
import { mailText } from './mail-text'

/** Where a mail is read: in a mailbox, or in a page of the business's own dashboard. */
export type MailPlace = 'mailbox' | 'dashboard'

const pictureUrls =
  (origin: string, place: MailPlace) =>
  (image: string): string | undefined => {
    if (/^https?:\/\//.test(image)) return image
    if (!image.startsWith('/')) return undefined
    // The page's own host has the files as well, and is the only one that it may load from.
    if (place === 'dashboard') return image
    return origin ? `${origin}${image}` : undefined
  }

/** The type of document that mail programs know best. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** A mail's two halves, the same whenever it is asked for. */
export const renderMail = (
  content: MailContent,
  place: MailPlace = 'mailbox',
): { html: string; text: string } => {
  const pictureUrl = pictureUrls(content.brand?.origin ?? '', place)
  const html = renderToStaticMarkup(<MailLayout content={content} pictureUrl={pictureUrl} />)
  return { html: doctype + html, text: mailText(content) }
}
