import type { Site } from '@mainstreet/shared/contracts/site/site'
import { iconAddress, manifestPath, type IconPath } from '@mainstreet/shared/rules/site/icons'
import { sitePalette } from '@mainstreet/shared/theme/theme'
import { escapeHtml } from '../../../kit/text/escape-html'

/** The elements of a page's head that name its site's icons and colour; a preview is of another address. */
export const iconLinks = ({ company, styles, preview }: Site): string => {
  if (preview) return ''
  const to = (path: IconPath | typeof manifestPath) => escapeHtml(iconAddress(path, company.profile.logo))
  return [
    `<link rel="icon" sizes="32x32" href="${to('/favicon.ico')}">`,
    `<link rel="apple-touch-icon" href="${to('/apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${to(manifestPath)}">`,
    `<meta name="theme-color" content="${escapeHtml(sitePalette(styles).headerColor)}">`,
  ].join('\n')
}
