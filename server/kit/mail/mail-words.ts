import type { Locale } from '@mainstreet/shared/rules/language'

/** Who carries a mail, for its foot; for nobody in particular where the name is empty. */
export const sentBy: Record<Locale, (name: string) => string> = {
  en: (name) => (name ? `Sent by Mainstreet for ${name}.` : 'Sent by Mainstreet.'),
  fr: (name) => (name ? `Envoyé par Mainstreet pour ${name}.` : 'Envoyé par Mainstreet.'),
}

/** What leads to no more of these mails. */
export const leaveWords: Record<Locale, string> = { en: 'Unsubscribe', fr: 'Se désabonner' }
