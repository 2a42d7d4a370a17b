import type {
  LifecycleAction,
  LifecycleEntry,
  PlatformColumn,
  Standing,
} from '@mainstreet/shared/contracts/lifecycle'
import { bilingual } from '../../../kit/language/bilingual'

type Ask = { button: string; title: string; about: string }

const englishAsks: Record<LifecycleAction, Ask> = {
  suspend: {
    button: 'Suspend',
    title: 'Suspend this business?',
    about:
      'Visitors get a page that says there is nothing here, and its API keys stop at once. The owner still signs in, sees the reason and can mend what is wrong.',
  },
  reopen: {
    button: 'Reopen',
    title: 'Reopen this business?',
    about: 'Its site is as it was before it was suspended.',
  },
  close: {
    button: 'Close and delete',
    title: 'Close this business?',
    about:
      'Site and sign-in close at once, and an archive of everything is made. After 30 days the account goes for good, with its orders, items, files and the people who work nowhere else. Until then one press restores it.',
  },
  restore: {
    button: 'Restore',
    title: 'Restore this business?',
    about: 'Everything is as it was before it was closed, and its people can sign in again.',
  },
}

const frenchAsks: Record<LifecycleAction, Ask> = {
  suspend: {
    button: 'Suspendre',
    title: 'Suspendre cette entreprise?',
    about:
      'Les visiteurs lisent qu’il n’y a rien ici, et ses clés d’API s’arrêtent tout de suite. Le propriétaire se connecte toujours, voit la raison et peut corriger ce qui ne va pas.',
  },
  reopen: {
    button: 'Rouvrir',
    title: 'Rouvrir cette entreprise?',
    about: 'Son site est comme il était avant la suspension.',
  },
  close: {
    button: 'Fermer et supprimer',
    title: 'Fermer cette entreprise?',
    about:
      'Le site et la connexion ferment tout de suite, et une archive de tout est préparée. Après 30 jours, le compte disparaît pour de bon avec ses commandes, ses articles, ses fichiers et les personnes qui ne travaillent nulle part ailleurs. D’ici là, un seul geste le rétablit.',
  },
  restore: {
    button: 'Rétablir',
    title: 'Rétablir cette entreprise?',
    about: 'Tout est comme avant la fermeture, et ses gens peuvent se reconnecter.',
  },
}

const englishEntries: Record<LifecycleEntry['action'], string> = {
  suspend: 'Suspended',
  reopen: 'Reopened',
  close: 'Closed',
  restore: 'Restored',
  change: 'Changed',
  undo: 'Set back',
  delete: 'Deleted',
}

const frenchEntries: Record<LifecycleEntry['action'], string> = {
  suspend: 'Suspendue',
  reopen: 'Rouverte',
  close: 'Fermée',
  restore: 'Rétablie',
  change: 'Modifiée',
  undo: 'Remise comme avant',
  delete: 'Supprimée',
}

const englishColumns: Record<PlatformColumn, string> = {
  str_domain: 'Domain',
  region: 'Region',
  roles: 'Roles',
  catalogEnabled: 'Catalogue',
  ecommerceEnabled: 'Selling online',
  marketplaceEnabled: 'Shop page',
}

const frenchColumns: Record<PlatformColumn, string> = {
  str_domain: 'Domaine',
  region: 'Région',
  roles: 'Rôles',
  catalogEnabled: 'Catalogue',
  ecommerceEnabled: 'Vente en ligne',
  marketplaceEnabled: 'Page de la boutique',
}

const englishStandings: Record<Standing, string> = {
  published: 'Published',
  unpublished: 'Not published yet',
  suspended: 'Suspended',
  closed: 'Closed',
}

const frenchStandings: Record<Standing, string> = {
  published: 'Publiée',
  unpublished: 'Pas encore publiée',
  suspended: 'Suspendue',
  closed: 'Fermée',
}

/** The words of an account's life, for staff. */
export const lifecycleWords = bilingual({
  en: {
    page: 'Lifecycle',
    life: 'Where it stands',
    lifeAbout: 'Whatever is done here needs a reason, which its owner can read.',
    standings: englishStandings,
    since: (day: string) => `since ${day}`,
    deleteAt: (day: string) => `It is deleted for good on ${day}.`,
    asks: englishAsks,
    cancel: 'Cancel',
    done: 'Done.',
    platform: 'Domain and abilities',
    platformAbout:
      'A new domain takes over at once; the old one leads there as long as nobody else takes it.',
    oldDomains: (names: string) => `Leads here too: ${names}`,
    roles: 'Roles',
    save: 'Save with this reason',
    saved: 'The account is changed.',
    history: 'History',
    historyAbout:
      'What was done to the account as a whole, by whom and why. It is kept when the account is gone.',
    nothing: 'Nothing yet.',
    entries: englishEntries,
    columns: englishColumns,
    by: (name: string, at: string) => (name ? `${name}, ${at}` : at),
    undo: 'Undo',
    notUndone: 'It was not set back.',
    undone: 'It is set back.',
    none: 'none',
    on: 'on',
    off: 'off',
  },
  fr: {
    page: 'Vie du compte',
    life: 'Où il en est',
    lifeAbout: 'Tout ce qui se fait ici demande une raison, que le propriétaire peut lire.',
    standings: frenchStandings,
    since: (day) => `depuis le ${day}`,
    deleteAt: (day) => `Elle sera supprimée pour de bon le ${day}.`,
    asks: frenchAsks,
    cancel: 'Annuler',
    done: 'C’est fait.',
    platform: 'Domaine et capacités',
    platformAbout:
      'Un nouveau domaine prend la relève tout de suite; l’ancien y mène tant que personne d’autre ne le prend.',
    oldDomains: (names) => `Mènent aussi ici\u00a0: ${names}`,
    roles: 'Rôles',
    save: 'Enregistrer avec cette raison',
    saved: 'Le compte est modifié.',
    history: 'Historique',
    historyAbout:
      'Ce qui a été fait au compte, par qui et pourquoi. L’historique reste après la suppression du compte.',
    nothing: 'Rien pour l’instant.',
    entries: frenchEntries,
    columns: frenchColumns,
    by: (name, at) => (name ? `${name}, ${at}` : at),
    undo: 'Annuler',
    notUndone: 'Rien n’a été remis comme avant.',
    undone: 'C’est remis comme avant.',
    none: 'aucun',
    on: 'oui',
    off: 'non',
  },
})
