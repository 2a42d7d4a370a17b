import type { Phone } from '@mainstreet/shared/contracts/phones'
import type { NoticeKind, NoticeWay } from '@mainstreet/shared/rules/notices'
import { bilingual } from '../../../kit/language/bilingual'

interface Names {
  kinds: Record<NoticeKind, string>
  ways: Record<NoticeWay, string>
}

const english: Names = {
  kinds: {
    order: 'New orders',
    table: 'Tables asked for',
    message: 'Messages',
    condolence: 'Condolences',
    lowStock: 'Low stock',
    wrong: 'Something is wrong',
  },
  ways: { mail: 'Mail', phone: 'Phone', off: 'Off' },
}
const french: Names = {
  kinds: {
    order: 'Nouvelles commandes',
    table: 'Demandes de table',
    message: 'Messages',
    condolence: 'Condoléances',
    lowStock: 'Stock faible',
    wrong: 'Un problème',
  },
  ways: { mail: 'Courriel', phone: 'Téléphone', off: 'Non' },
}

/** What is said of who is told of what. */
export const noticeWords = bilingual({
  en: {
    title: 'Notices to you',
    about:
      'Who is told when something happens. What nobody opens within half an hour goes to the next owner.',
    ...english,
    of: (kind: string, name: string) => `${kind}: ${name}`,
    you: 'You',
    quietFrom: 'No phone from',
    quietUntil: 'until',
    notSaved: 'The choice could not be saved.',
    phoneIsNowhere: 'No phone is connected: until there is one, this goes by mail.',
    thisDevice: 'This device',
    connect: 'Tell this device',
    disconnect: 'Disconnect',
    isOn: 'It is told of whatever is set to Phone, with the tab closed, too.',
    isOff: 'Connect it to be told here, with the tab closed, too.',
    isDenied: 'This browser refuses notices from here. Allow them in its settings for this page.',
    isUnsupported:
      'This browser cannot be told. On an iPhone: Share, Add to Home Screen, and open it from there.',
    others: 'Other devices',
    device: ({ browser, system }: Phone) => [browser, system].filter(Boolean).join(', ') || 'Unknown device',
    disconnectOf: (device: string) => `Disconnect ${device}`,
    since: (moment: string) => `since ${moment}`,
    notConnected: 'This device could not be connected.',
    notDisconnected: 'The device could not be disconnected.',
    sample: 'Send me a sample',
    sampled: (to: string) => `A sample is on its way to ${to}.`,
    sampledTo: (to: string) => `A sample is on its way to ${to} and to your devices.`,
    notSampled: 'The sample could not be sent.',
  },
  fr: {
    title: 'Avis',
    about:
      'Qui est avisé quand quelque chose arrive. Ce que personne n’ouvre en une demi-heure va au propriétaire suivant.',
    ...french,
    of: (kind: string, name: string) => `${kind}\u00a0: ${name}`,
    you: 'Vous',
    quietFrom: 'Pas de téléphone de',
    quietUntil: 'à',
    notSaved: 'Le choix n’a pas pu être enregistré.',
    phoneIsNowhere: 'Aucun téléphone n’est connecté\u00a0: d’ici là, tout arrive par courriel.',
    thisDevice: 'Cet appareil',
    connect: 'Aviser cet appareil',
    disconnect: 'Déconnecter',
    isOn: 'Il est avisé de tout ce qui est réglé sur Téléphone, même l’onglet fermé.',
    isOff: 'Connectez-le pour être avisé ici, même l’onglet fermé.',
    isDenied: 'Ce navigateur refuse les avis d’ici. Autorisez-les dans ses réglages pour cette page.',
    isUnsupported:
      'Ce navigateur ne peut pas être avisé. Sur un iPhone\u00a0: Partager, Sur l’écran d’accueil, puis ouvrez-le de là.',
    others: 'Autres appareils',
    device: ({ browser, system }: Phone) =>
      [browser, system].filter(Boolean).join(', ') || 'Appareil inconnu',
    disconnectOf: (device: string) => `Déconnecter ${device}`,
    since: (moment: string) => `depuis ${moment}`,
    notConnected: 'Cet appareil n’a pas pu être connecté.',
    notDisconnected: 'L’appareil n’a pas pu être déconnecté.',
    sample: 'M’envoyer un exemple',
    sampled: (to: string) => `Un exemple est en route vers ${to}.`,
    sampledTo: (to: string) => `Un exemple est en route vers ${to} et vers vos appareils.`,
    notSampled: 'L’exemple n’a pas pu être envoyé.',
  },
})
