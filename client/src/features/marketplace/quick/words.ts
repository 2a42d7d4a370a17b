import { bilingual } from '../../../kit/language/bilingual'

/** The words of adding an item in one go. */
export const quickWords = bilingual({
  en: {
    quick: 'Quick add',
    title: 'Add an item',
    about: 'A picture, a name, a price: it is on your site. Everything else can be added later.',
    choosePicture: 'Choose a picture',
    anotherPicture: 'Another picture',
    picture: 'The picture of the item',
    sending: 'Storing the picture',
    stored: 'Stored. This is how your shop shows it.',
    publish: 'Publish',
    cancel: 'Cancel',
    published: (title: string) => `"${title}" is on your site`,
    viewOnSite: 'View on site',
    withoutPicture: 'Choose it again, or publish without it.',
    notRemoved: 'What was begun could not be removed.',
  },
  fr: {
    quick: 'Ajout rapide',
    title: 'Ajouter un article',
    about: 'Une photo, un nom, un prix\u00a0: il est sur votre site. Le reste peut attendre.',
    choosePicture: 'Choisir une image',
    anotherPicture: 'Une autre image',
    picture: 'L’image de l’article',
    sending: 'Enregistrement de l’image',
    stored: 'Enregistrée. Voici comment votre boutique la montre.',
    publish: 'Publier',
    cancel: 'Annuler',
    published: (title) => `«\u00a0${title}\u00a0» est sur votre site`,
    viewOnSite: 'Voir sur le site',
    withoutPicture: 'Choisissez-la de nouveau, ou publiez sans elle.',
    notRemoved: 'Ce qui était commencé n’a pas pu être retiré.',
  },
})
