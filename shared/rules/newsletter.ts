import type { Locale } from './language'

/** What a visitor agrees to, as it stands beside the box or the button, and as it is kept with the consent. */
export const consentWords: Record<Locale, (store: string) => string> = {
  en: (store) => `Send me news and offers from ${store} by email. I can unsubscribe at any time.`,
  fr: (store) => `Envoyez-moi les nouvelles et les offres de ${store}. Je peux me désabonner en tout temps.`,
}

/** Where on a site somebody asked for letters. */
export const consentPages = ['home', 'checkout'] as const

/** asked: the address is not proven. subscribed: it is, and gets letters. left: it gets none. */
export const subscriberStates = ['asked', 'subscribed', 'left'] as const

/** draft: only its owner sees it. sending: it leaves little by little. sent: it has left. */
export const letterStates = ['draft', 'sending', 'sent'] as const

/** The most characters of a letter's text, and the most things in it. */
export const maxLetterText = 5_000
export const maxLetterItems = 12

/** The paragraphs of a letter: an empty line ends one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
