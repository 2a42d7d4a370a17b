import type { AccountChange } from '@mainstreet/shared/contracts/account-changes'
import { bilingual } from '../../kit/language/bilingual'

type Events = Record<AccountChange['event'], string>
type Roles = Record<AccountChange['role'], string>

/** The words of the log of what was changed. */
export const changeWords = bilingual({
  en: {
    title: 'Log of changes',
    about:
      'What owners, helpers, programs and the platform’s staff have changed. Kept for two years; secrets are never in it.',
    person: 'Who',
    anybody: 'Everybody',
    service: 'Where',
    anyService: 'Everywhere',
    from: 'From',
    to: 'To',
    customer: 'Customer',
    columns: { when: 'When', who: 'Who', what: 'What', changes: 'Changes' },
    events: { created: 'Added', updated: 'Changed', patched: 'Changed', removed: 'Removed' } satisfies Events,
    roles: {
      staff: 'Staff of the platform',
      owner: 'Owner',
      helper: 'Helper',
      integrator: 'API key',
    } satisfies Roles,
    nothing: 'nothing',
    none: 'Nobody has changed anything here.',
    noneFound: 'No change matches.',
    showAll: 'Show all',
  },
  fr: {
    title: 'Journal des modifications',
    about:
      'Ce que propriétaires, aides, programmes et personnel de la plateforme ont modifié. Conservé deux ans; les secrets n’y figurent jamais.',
    person: 'Qui',
    anybody: 'Tout le monde',
    service: 'Où',
    anyService: 'Partout',
    from: 'Du',
    to: 'Au',
    customer: 'Client',
    columns: { when: 'Quand', who: 'Qui', what: 'Quoi', changes: 'Modifications' },
    events: { created: 'Ajout', updated: 'Modification', patched: 'Modification', removed: 'Suppression' },
    roles: {
      staff: 'Personnel de la plateforme',
      owner: 'Propriétaire',
      helper: 'Aide',
      integrator: 'Clé d’API',
    },
    nothing: 'rien',
    none: 'Personne n’a rien modifié ici.',
    noneFound: 'Aucune modification ne correspond.',
    showAll: 'Tout afficher',
  },
})
