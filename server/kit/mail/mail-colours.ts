import {
  isHexColour,
  isReadable,
  longHex,
  readableOn,
  readableShade,
} from '@mainstreet/shared/theme/contrast'
import { dashboardTokens } from '@mainstreet/shared/theme/dashboard-theme'
import type { MailColours } from './mail-content'

const { light, dark } = dashboardTokens

/** The grounds and texts that every mail has, by mode. */
export const grounds = {
  light: {
    page: light.bg,
    card: light.surface,
    text: light.text,
    muted: light['text-muted'],
    border: light.border,
  },
  dark: {
    page: dark.bg,
    card: dark.surface,
    text: dark.text,
    muted: dark['text-muted'],
    border: dark.border,
  },
} as const

/** The platform's own colours. */
export const platformColours: MailColours = {
  header: light.text,
  headerText: light.bg,
  button: light.accent,
  buttonText: light['on-accent'],
  link: light['accent-text'],
}

/** Colours in which everything can be read, `linkOnDark` where the reader's mails are dark. */
export type ReadableColours = MailColours & { linkOnDark: string }

const legibleOn = (text: string, ground: string) => (isReadable(text, ground) ? text : readableOn(ground))

/** The colours of a mail made readable; what is no colour becomes the platform's. */
export const readableColours = (wanted: MailColours): ReadableColours => {
  const colour = (name: keyof MailColours) =>
    isHexColour(wanted[name]) ? longHex(wanted[name]) : platformColours[name]
  const [header, button, link] = [colour('header'), colour('button'), colour('link')]
  return {
    header,
    headerText: legibleOn(colour('headerText'), header),
    button,
    buttonText: legibleOn(colour('buttonText'), button),
    link: readableShade(link, grounds.light.card),
    linkOnDark: readableShade(link, grounds.dark.card),
  }
}
