import type { DeviceKind } from '@mainstreet/shared/contracts/sessions'
import { bilingual } from '../../../kit/language/bilingual'

interface Device {
  browser: string
  system: string
  kind: DeviceKind
}

const englishKinds: Record<DeviceKind, string> = {
  computer: 'Computer',
  phone: 'Phone',
  tablet: 'Tablet',
  '': 'Unknown device',
}
const frenchKinds: Record<DeviceKind, string> = {
  computer: 'Ordinateur',
  phone: 'Téléphone',
  tablet: 'Tablette',
  '': 'Appareil inconnu',
}

/** What the list of open sessions says. */
export const sessionWords = bilingual({
  en: {
    title: 'Open sessions',
    about: 'Where you are signed in. End what you do not recognise, then change your password.',
    device: ({ browser, system, kind }: Device) =>
      browser && system ? `${browser} on ${system}` : browser || system || englishKinds[kind],
    current: 'This one',
    since: (moment: string) => `Signed in ${moment}`,
    lastUsed: (moment: string) => `last used ${moment}`,
    end: 'Sign Out',
    endOf: (device: string) => `Sign out ${device}`,
    endAll: 'Sign Out All Others',
    endAllTitle: 'Sign out everywhere else?',
    endAllText: (count: number) =>
      count === 1 ? 'The other session ends at once.' : `The ${count} other sessions end at once.`,
    ended: (device: string) => `${device} is signed out.`,
    endedAll: 'All other sessions are signed out.',
    notEnded: 'It is still signed in.',
    onlyThis: 'You are signed in nowhere else.',
  },
  fr: {
    title: 'Sessions ouvertes',
    about:
      'Là où vous êtes connecté. Fermez ce que vous ne reconnaissez pas, puis changez votre mot de passe.',
    device: ({ browser, system, kind }) =>
      browser && system ? `${browser} sur ${system}` : browser || system || frenchKinds[kind],
    current: 'Celle-ci',
    since: (moment) => `Ouverte le ${moment}`,
    lastUsed: (moment) => `dernière utilisation le ${moment}`,
    end: 'Déconnecter',
    endOf: (device) => `Déconnecter ${device}`,
    endAll: 'Déconnecter toutes les autres',
    endAllTitle: 'Se déconnecter partout ailleurs?',
    endAllText: (count) =>
      count === 1
        ? 'L’autre session se termine aussitôt.'
        : `Les ${count} autres sessions se terminent aussitôt.`,
    ended: (device) => `${device} est déconnecté.`,
    endedAll: 'Toutes les autres sessions sont déconnectées.',
    notEnded: 'La session est encore ouverte.',
    onlyThis: 'Vous n’êtes connecté nulle part ailleurs.',
  },
})
