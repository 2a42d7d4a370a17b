import type { StaffChange } from '@mainstreet/shared/contracts/staff-changes'
import { bilingual } from '../../kit/language/bilingual'

type Events = Record<StaffChange['event'], string>

/** The words of the log of what staff change. */
export const changeWords = bilingual({
  en: {
    title: 'Log of changes',
    about: 'What the platform’s staff have changed. Kept for two years; secrets are never in it.',
    person: 'Who',
    anybody: 'Everybody',
    service: 'Where',
    anyService: 'Everywhere',
    from: 'From',
    to: 'To',
    customer: 'Customer',
    columns: { when: 'When', who: 'Who', what: 'What', changes: 'Changes' },
    events: { created: 'Added', updated: 'Changed', patched: 'Changed', removed: 'Removed' } satisfies Events,
    nothing: 'nothing',
    none: 'Staff have changed nothing here.',
    noneFound: 'No change matches.',
    showAll: 'Show all',
  },
  fr: {
    title: 'Journal des modifications',
    about:
      'Ce que le personnel de la plateforme a modifié. Conservé deux ans; les secrets n’y figurent jamais.',
    person: 'Qui',
    anybody: 'Tout le monde',
    service: 'Où',
    anyService: 'Partout',
    from: 'Du',
    to: 'Au',
    customer: 'Client',
    columns: { when: 'Quand', who: 'Qui', what: 'Quoi', changes: 'Modifications' },
    events: { created: 'Ajout', updated: 'Modification', patched: 'Modification', removed: 'Suppression' },
    nothing: 'rien',
    none: 'Le personnel n’a rien modifié ici.',
    noneFound: 'Aucune modification ne correspond.',
    showAll: 'Tout afficher',
  },
})
