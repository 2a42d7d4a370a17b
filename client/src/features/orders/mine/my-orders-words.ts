import type { OrderStatus } from '@mainstreet/shared/contracts/orders/orders'
import type { Locale } from '@mainstreet/shared/rules/language'
import { useLocale } from '../../../kit/site/words/use-site-words'

const english: Record<OrderStatus, string> = {
  pending: 'To be paid',
  failed: 'Not paid',
  paid: 'Being prepared',
  shipped: 'On its way',
  Complete: 'Complete',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
}

const french: typeof english = {
  pending: 'À payer',
  failed: 'Non payée',
  paid: 'En préparation',
  shipped: 'En route',
  Complete: 'Terminée',
  refunded: 'Remboursée',
  cancelled: 'Annulée',
}

const en = {
  title: 'Your orders',
  about: 'Lost the email with your receipt? We send the way to all your orders here to the address you gave.',
  email: 'Email',
  send: 'Send me my orders',
  success: 'If anything was ordered with this address, an email is on its way. Its link works for a day.',
  noAddress: 'Please give a valid email address.',
  tooMany: 'Too many requests. Please try again later.',
  unavailable: 'That did not reach us. Please try again in a moment.',
  failed: 'That did not work. Please load the page again.',
  over: 'This link is no longer valid: it worked for a day. Ask for a new one.',
  of: (email: string) => `What was ordered with ${email}.`,
  order: (number: number) => `Order ${number}`,
  pieces: (title: string, others: number) =>
    others === 0 ? title : `${title} and ${others} more ${others === 1 ? 'piece' : 'pieces'}`,
  statuses: english,
}

const fr: typeof en = {
  title: 'Vos commandes',
  about:
    'Vous avez perdu le courriel de votre reçu\u00a0? Nous envoyons le chemin vers toutes vos commandes ici à l’adresse que vous aviez donnée.',
  email: 'Courriel',
  send: 'M’envoyer mes commandes',
  success:
    'Si quelque chose a été commandé avec cette adresse, un courriel est en route. Son lien sert pendant une journée.',
  noAddress: 'Veuillez indiquer une adresse courriel valide.',
  tooMany: 'Trop de demandes. Veuillez réessayer plus tard.',
  unavailable: 'Votre demande ne nous est pas parvenue. Veuillez réessayer dans un instant.',
  failed: 'Cela n’a pas fonctionné. Veuillez recharger la page.',
  over: 'Ce lien n’est plus valide\u00a0: il servait pendant une journée. Demandez-en un nouveau.',
  of: (email) => `Ce qui a été commandé avec ${email}.`,
  order: (number) => `Commande ${number}`,
  pieces: (title, others) => (others === 0 ? title : `${title} et ${others} autre${others === 1 ? '' : 's'}`),
  statuses: french,
}

const words: Record<Locale, typeof en> = { en, fr }

/** What the pages of a buyer's orders say. */
export const useMyOrdersWords = () => words[useLocale()]
