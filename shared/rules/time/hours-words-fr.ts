import type { HoursWords } from './hours-words'

/** French words for opening hours, 24-hour clock. */
export const frenchHours: HoursWords = {
  days: {
    Monday: 'lun.',
    Tuesday: 'mar.',
    Wednesday: 'mer.',
    Thursday: 'jeu.',
    Friday: 'ven.',
    Saturday: 'sam.',
    Sunday: 'dim.',
  },
  closed: 'Fermé',
  byAppointment: 'Sur rendez-vous',
  allDay: 'Ouvert 24 heures',
  time: (hour, minute) => `${hour}\u00a0h${minute === 0 ? '' : `\u00a0${String(minute).padStart(2, '0')}`}`,
  at: 'à',
  locale: 'fr',
}
