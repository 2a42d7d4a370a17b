import type { Locale } from '@mainstreet/shared/rules/language'
import { useLocale } from './use-site-words'

const en = {
  title: 'Tell me when it is back',
  email: 'Email',
  once: 'One email, once. Your address is forgotten with it.',
  success: 'We will email you once it is back.',
  noAddress: 'Please give a valid email address.',
  tooMany: 'Too many requests. Please try again later.',
  unavailable: 'That did not reach us. Please try again in a moment.',
  failed: 'That did not work: it may be back already. Please load the page again.',
}

const fr: typeof en = {
  title: 'Me prévenir de son retour',
  email: 'Courriel',
  once: 'Un seul courriel. Votre adresse est oubliée avec son envoi.',
  success: 'Nous vous écrirons dès son retour.',
  noAddress: 'Veuillez indiquer une adresse courriel valide.',
  tooMany: 'Trop de demandes. Veuillez réessayer plus tard.',
  unavailable: 'Votre demande ne nous est pas parvenue. Veuillez réessayer dans un instant.',
  failed:
    'Cela n’a pas fonctionné\u00a0: l’article est peut-être déjà de retour. Veuillez recharger la page.',
}

const words: Record<Locale, typeof en> = { en, fr }

/** What is said where somebody asks to be told that a thing is back. */
export const useBackWords = () => words[useLocale()]
