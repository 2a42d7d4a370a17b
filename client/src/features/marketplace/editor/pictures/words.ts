import { bilingual } from '../../../../kit/language/bilingual'

/** What the pictures of an item say. */
export const pictureWords = bilingual({
  en: {
    alt: 'What it shows',
    altOf: (name: string) => `What ${name} shows`,
    altSaved: 'Description saved',
    images: 'Product Images',
    noImages: 'No pictures yet. Visitors see the first one in your shop.',
    first: 'Shown first',
    cropPicture: (name: string) => `Crop ${name}`,
    light: 'Light',
    asItIs: 'As it is',
    evened: 'Evened',
    notCropped: 'The picture was not cropped.',
    removePicture: (name: string) => `Remove ${name}`,
    notReordered: 'The order of the pictures was not saved.',
    removeTitle: 'Remove this picture?',
    removeText: 'It is removed at once, whether or not the item is saved afterwards.',
  },
  fr: {
    alt: 'Description',
    altOf: (name) => `Ce que montre l’${name}`,
    altSaved: 'Description enregistrée',
    images: 'Images du produit',
    noImages: 'Pas encore d’images. Les visiteurs voient la première dans votre boutique.',
    first: 'Affichée en premier',
    cropPicture: (name) => `Recadrer ${name}`,
    light: 'Lumière',
    asItIs: 'Telle quelle',
    evened: 'Égalisée',
    notCropped: 'L’image n’a pas été recadrée.',
    removePicture: (name) => `Retirer ${name}`,
    notReordered: 'L’ordre des images n’a pas été enregistré.',
    removeTitle: 'Retirer cette image?',
    removeText: 'Elle est retirée tout de suite, que l’article soit enregistré ensuite ou non.',
  },
})
