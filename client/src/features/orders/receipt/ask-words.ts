import type { Locale } from '@mainstreet/shared/rules/language'
import { useLocale } from '../../../kit/site/words/use-site-words'

const en = {
  title: 'Something not right?',
  about: 'For an hour after you ordered you can ask here.',
  cancel: 'Cancel my order',
  address: 'Wrong address',
  note: 'Why, if you like',
  recipient: 'Who gets it',
  street: 'Address',
  city: 'City',
  postalcode: 'Postal code',
  send: { cancel: 'Ask to cancel', address: 'Ask to change it' },
  back: 'Back',
  check: 'Please check this.',
  asked: {
    cancel: 'You asked to cancel this order. You get an email as soon as it is answered.',
    address: 'You asked to send this order somewhere else. You get an email as soon as it is answered.',
  },
  tooMany: 'Too many requests. Please try again later.',
  unavailable: 'That did not reach us. Please try again in a moment.',
  failed: 'That did not work. Please call us.',
}

const fr: typeof en = {
  title: 'Quelque chose ne va pas ?',
  about: 'Pendant une heure après votre commande, vous pouvez le demander ici.',
  cancel: 'Annuler ma commande',
  address: 'Mauvaise adresse',
  note: 'Pourquoi, si vous le voulez',
  recipient: 'Qui la reçoit',
  street: 'Adresse',
  city: 'Ville',
  postalcode: 'Code postal',
  send: { cancel: 'Demander l’annulation', address: 'Demander le changement' },
  back: 'Retour',
  check: 'À vérifier.',
  asked: {
    cancel: 'Vous avez demandé d’annuler cette commande. Vous recevrez un courriel dès la réponse.',
    address: 'Vous avez demandé d’envoyer cette commande ailleurs. Vous recevrez un courriel dès la réponse.',
  },
  tooMany: 'Trop de demandes. Veuillez réessayer plus tard.',
  unavailable: 'Votre demande ne nous est pas parvenue. Veuillez réessayer dans un instant.',
  failed: 'Cela n’a pas fonctionné. Veuillez nous appeler.',
}

const words: Record<Locale, typeof en> = { en, fr }

/** What a buyer reads who wants something changed about an order that was just placed. */
export const useAskWords = () => words[useLocale()]
