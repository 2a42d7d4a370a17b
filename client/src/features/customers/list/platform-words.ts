import { bilingual } from '../../../kit/language/bilingual'

/** The words of the platform's day. */
export const platformWords = bilingual({
  en: {
    title: 'The last 24 hours, all together',
    orders: 'Orders',
    visits: 'Visits today',
    mails: 'Mails sent',
    problems: 'Problems',
    failedMails: (count: number) => (count === 1 ? '1 mail was given up.' : `${count} mails were given up.`),
    failedWebhooks: (count: number) =>
      count === 1 ? '1 webhook was given up.' : `${count} webhooks were given up.`,
    lateJobs: (names: string) => `Late: ${names}.`,
    books: (count: number) =>
      count === 1
        ? 'The books of 1 customer do not add up.'
        : `The books of ${count} customers do not add up.`,
    look: 'Open the books',
  },
  fr: {
    title: 'Les 24 dernières heures, en tout',
    orders: 'Commandes',
    visits: 'Visites aujourd’hui',
    mails: 'Courriels envoyés',
    problems: 'Problèmes',
    failedMails: (count) => (count < 2 ? `${count} courriel abandonné.` : `${count} courriels abandonnés.`),
    failedWebhooks: (count) => (count < 2 ? `${count} webhook abandonné.` : `${count} webhooks abandonnés.`),
    lateJobs: (names) => `En retard : ${names}.`,
    books: (count) =>
      count < 2
        ? 'Les livres d’un client ne balancent pas.'
        : `Les livres de ${count} clients ne balancent pas.`,
    look: 'Ouvrir les livres',
  },
})
