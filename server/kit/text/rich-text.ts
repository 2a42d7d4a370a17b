import sanitizeHtml from 'sanitize-html'
import { keepBlocks, richTextTags, withoutEmptyBlocks } from '@mainstreet/shared/rules/site/rich-text-blocks'
import { safeLink } from '@mainstreet/shared/rules/site/safe-link'

const rules: sanitizeHtml.IOptions = {
  allowedTags: richTextTags,
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', target }) => {
      const link = safeLink(href)
      const attribs: Record<string, string> = link
        ? { href: link, ...(target === '_blank' ? { target } : {}), rel: 'noopener noreferrer' }
        : {}
      return { tagName, attribs }
    },
  },
}

/** HTML of the rich text editor with nothing in it but an allow-list of tags and safe links. */
export const sanitiseRichText = (html: string): string =>
  withoutEmptyBlocks(sanitizeHtml(keepBlocks(html), rules))

/** A record's description as it may be stored; nothing where there is none. */
export const cleanDescription = ({ description }: { description?: string }): { description?: string } =>
  description === undefined ? {} : { description: sanitiseRichText(description) }
