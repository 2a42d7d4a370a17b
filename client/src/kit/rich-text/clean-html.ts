import { keepBlocks, richTextTags, withoutEmptyBlocks } from '@mainstreet/shared/rules/site/rich-text-blocks'
import DOMPurify from 'dompurify'

const allowed = {
  ALLOWED_TAGS: richTextTags,
  ALLOWED_ATTR: ['href', 'target', 'rel'],
  // The rule for addresses would be asked for these as well.
  ADD_URI_SAFE_ATTR: ['target', 'rel'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
}

const purifier = typeof window === 'undefined' ? null : DOMPurify(window)

purifier?.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return
  // Only a new window that cannot reach this one.
  if (node.getAttribute('target') !== '_blank') node.removeAttribute('target')
  if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
  else node.removeAttribute('rel')
})

/** The HTML reduced to the allowed tags, attributes and addresses; only in a browser, on a server an error. */
export const cleanHtml = (html: string): string => {
  if (!purifier?.isSupported) throw new Error('HTML is cleaned in the browser only.')
  return withoutEmptyBlocks(purifier.sanitize(keepBlocks(html), allowed))
}
