import { chez } from '../../kit/text/chez'
import type { Locale } from '@mainstreet/shared/rules/language'

interface BookingWords {
  at(date: string, time: string): string
  people(count: number): string
  when: string
  forHowMany: string
  name: string
  phone: string
  email: string
  hello(name: string): string
  newSubject(name: string, people: string, at: string): string
  newHeading: string
  newOpening(name: string): string
  open: string
  ownerReason: string
  acceptedSubject(place: string, at: string): string
  acceptedHeading: string
  accepted(place: string): string
  calendar: string
  offeredSubject(place: string): string
  offeredHeading: string
  offered(asked: string, other: string): string
  takeIt: string
  fullSubject(place: string, at: string): string
  fullHeading: string
  full(asked: string, place: string): string
  offSubject(place: string, at: string): string
  offHeading: string
  off(asked: string, place: string): string
  why: string
  view: string
  cancelHint: string
  reason(place: string): string
  takenSubject(name: string, at: string): string
  taken(name: string): string
  cancelledSubject(name: string, at: string): string
  cancelled(name: string): string
  event(place: string): string
  ownerEvent(name: string, people: string): string
  feed(place: string): string
}

const en: BookingWords = {
  at: (date, time) => `${date} at ${time}`,
  people: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
  when: 'When',
  forHowMany: 'For',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  hello: (name) => `Hello ${name},`,
  newSubject: (name, people, at) => `Table for ${people}: ${name}, ${at}`,
  newHeading: 'Somebody would like a table',
  newOpening: (name) => `${name} would like a table and waits for your answer.`,
  open: 'Answer',
  ownerReason: 'You get this email because your site takes bookings.',
  acceptedSubject: (place, at) => `Your table at ${place}: ${at}`,
  acceptedHeading: 'Your table is booked',
  accepted: (place) => `${place} is looking forward to seeing you.`,
  calendar: 'The attached file puts it into your calendar.',
  offeredSubject: (place) => `Another time for your table at ${place}`,
  offeredHeading: 'Would another time suit you?',
  offered: (asked, other) => `There is no table left on ${asked}, but there is one on ${other}.`,
  takeIt: 'Take this time or cancel',
  fullSubject: (place, at) => `No table left at ${place}: ${at}`,
  fullHeading: 'We are sorry: there is no table left',
  full: (asked, place) => `${place} is full on ${asked}. You are welcome another time.`,
  offSubject: (place, at) => `Your table at ${place} is called off: ${at}`,
  offHeading: 'We are sorry: your table is called off',
  off: (asked, place) => `${place} cannot have you on ${asked}. You are welcome another time.`,
  why: 'Why',
  view: 'View or cancel your booking',
  cancelHint: 'If you cannot come, please cancel: somebody else will be glad of the table.',
  reason: (place) => `You get this email because you asked for a table at ${place}.`,
  takenSubject: (name, at) => `${name} takes the other time: ${at}`,
  taken: (name) => `${name} takes the time that you proposed.`,
  cancelledSubject: (name, at) => `Cancelled: ${name}, ${at}`,
  cancelled: (name) => `${name} has cancelled the table.`,
  event: (place) => `Table at ${place}`,
  ownerEvent: (name, people) => `${name}: ${people}`,
  feed: (place) => `Bookings · ${place}`,
}

const fr: BookingWords = {
  at: (date, time) => `${date} à ${time}`,
  people: (count) => `${count} ${count === 1 ? 'personne' : 'personnes'}`,
  when: 'Quand',
  forHowMany: 'Pour',
  name: 'Nom',
  phone: 'Téléphone',
  email: 'Courriel',
  hello: (name) => `Bonjour ${name},`,
  newSubject: (name, people, at) => `Table pour ${people}\u00a0: ${name}, ${at}`,
  newHeading: 'Une table est demandée',
  newOpening: (name) => `${name} aimerait une table et attend votre réponse.`,
  open: 'Répondre',
  ownerReason: 'Vous recevez ce courriel parce que votre site prend des réservations.',
  acceptedSubject: (place, at) => `Votre table ${chez(place)}\u00a0: ${at}`,
  acceptedHeading: 'Votre table est réservée',
  accepted: (place) => `${place} se réjouit de vous accueillir.`,
  calendar: 'Le fichier joint l’ajoute à votre agenda.',
  offeredSubject: (place) => `Une autre heure pour votre table ${chez(place)}`,
  offeredHeading: 'Une autre heure vous conviendrait-elle?',
  offered: (asked, other) => `Il ne reste plus de table le ${asked}, mais il y en a une le ${other}.`,
  takeIt: 'Accepter cette heure ou annuler',
  fullSubject: (place, at) => `Plus de table ${chez(place)}\u00a0: ${at}`,
  fullHeading: 'Nous sommes désolés\u00a0: il ne reste plus de table',
  full: (asked, place) => `${place} affiche complet le ${asked}. Vous serez les bienvenus une autre fois.`,
  offSubject: (place, at) => `Votre table ${chez(place)} est annulée\u00a0: ${at}`,
  offHeading: 'Nous sommes désolés\u00a0: votre table est annulée',
  off: (asked, place) =>
    `${place} ne peut pas vous accueillir le ${asked}. Vous serez les bienvenus une autre fois.`,
  why: 'Pourquoi',
  view: 'Voir ou annuler votre réservation',
  cancelHint: 'Un empêchement? Merci d’annuler\u00a0: quelqu’un d’autre sera heureux d’avoir la table.',
  reason: (place) => `Vous recevez ce courriel parce que vous avez demandé une table ${chez(place)}.`,
  takenSubject: (name, at) => `${name} accepte l’autre heure\u00a0: ${at}`,
  taken: (name) => `${name} accepte l’heure que vous avez proposée.`,
  cancelledSubject: (name, at) => `Annulation\u00a0: ${name}, ${at}`,
  cancelled: (name) => `${name} a annulé la table.`,
  event: (place) => `Table ${chez(place)}`,
  ownerEvent: (name, people) => `${name}\u00a0: ${people}`,
  feed: (place) => `Réservations · ${place}`,
}

/** The words of mails and calendars about tables. */
export const bookingWords: Record<Locale, BookingWords> = { en, fr }
