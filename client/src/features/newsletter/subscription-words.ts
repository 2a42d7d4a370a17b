import { consentWords } from '@mainstreet/shared/rules/newsletter'
import type { Locale } from '@mainstreet/shared/rules/language'
import { useLocale } from '../../kit/site/words/use-site-words'

const en = {
  ask: 'Subscribe',
  email: 'Email',
  success: 'Almost there: press the link in the email that we have just sent you.',
  noAddress: 'Please give a valid email address.',
  tooMany: 'Too many requests. Please try again later.',
  unavailable: 'That did not reach us. Please try again in a moment.',
  failed: 'That did not work. Please load the page again.',
  title: 'Newsletter',
  states: {
    asked: (email: string) => `Shall ${email} get our news?`,
    subscribed: (email: string) => `${email} gets our news.`,
    left: (email: string) => `${email} gets no more news from us.`,
  },
  confirm: 'Yes, send me news',
  again: 'Subscribe again',
  leave: 'Unsubscribe',
  over: 'This link is not valid any more.',
}

const fr: typeof en = {
  ask: 'M’abonner',
  email: 'Courriel',
  success: 'Presque\u00a0: ouvrez le lien du courriel que nous venons de vous envoyer.',
  noAddress: 'Veuillez indiquer une adresse courriel valide.',
  tooMany: 'Trop de demandes. Veuillez réessayer plus tard.',
  unavailable: 'Votre demande ne nous est pas parvenue. Veuillez réessayer dans un instant.',
  failed: 'Cela n’a pas fonctionné. Veuillez recharger la page.',
  title: 'Infolettre',
  states: {
    asked: (email) => `Envoyer nos nouvelles à ${email}?`,
    subscribed: (email) => `${email} reçoit nos nouvelles.`,
    left: (email) => `${email} ne reçoit plus nos nouvelles.`,
  },
  confirm: 'Oui, envoyez-moi les nouvelles',
  again: 'M’abonner de nouveau',
  leave: 'Me désabonner',
  over: 'Ce lien n’est plus valide.',
}

const words: Record<Locale, typeof en> = { en, fr }

/** What visitors read of letters, and what they agree to. */
export const useSubscriptionWords = (store: string) => {
  const locale = useLocale()
  return { ...words[locale], consent: consentWords[locale](store) }
}
