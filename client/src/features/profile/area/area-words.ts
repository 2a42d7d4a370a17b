import { bilingual } from '../../../kit/language/bilingual'

/** What the list of services and the content area say. */
export const areaWords = bilingual({
  en: {
    services: 'Services',
    servicesAbout: 'One a line. Enter makes the next one, and a list that you paste becomes as many lines.',
    line: (place: number) => `Service ${place}`,
    addLine: 'Add a service',
    noLines: 'There are no services yet.',
    content: 'Content area',
    contentAbout: 'Your own words in a section of their own.',
    preview: 'What visitors see',
    emptyPreview: 'Nothing yet: without a text the section is left out.',
  },
  fr: {
    services: 'Services',
    servicesAbout: 'Un par ligne. Entrée crée la suivante, et une liste collée devient autant de lignes.',
    line: (place) => `Service ${place}`,
    addLine: 'Ajouter un service',
    noLines: 'Il n’y a pas encore de services.',
    content: 'Zone de contenu',
    contentAbout: 'Un texte à vous, dans sa propre section.',
    preview: 'Ce que voient les visiteurs',
    emptyPreview: 'Rien pour l’instant\u00a0: sans texte, la section est omise.',
  },
})
