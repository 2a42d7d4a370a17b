import {
  isImageType,
  uploadedText,
  uploadRefusal,
  type MediaType,
} from '@mainstreet/shared/contracts/site/media'
import { bilingual } from '../language/bilingual'

const imageRefused =
  'L’image n’a pas été téléversée\u00a0: elle a été refusée. Vérifiez que son format et sa taille conviennent.'
const filesRefused =
  'Les fichiers n’ont pas été téléversés\u00a0: le serveur les a refusés. Vérifiez que leur format et leur taille conviennent.'

/** What the uploader says; the English texts of success and failure are the product's own, to the letter. */
export const uploadWords = bilingual({
  en: {
    uploaded: uploadedText,
    refused: uploadRefusal,
    failed: (code: number, why: string) => `${code ? `[${code} Error]` : 'Error!'} Failed to upload: ${why}`,
    wrongType: (name: string, type: MediaType) =>
      `${name} is not a picture${type === 'file' ? ' or a pdf' : ''} of a type that is taken.`,
    tooLarge: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB.`,
    unreadable: (name: string) => `${name} cannot be read as a picture.`,
    oneOnly: 'Please add one at a time.',
    severalFiles: (count: number) => `${count} files`,
    add: { picture: 'Add a picture', pictures: 'Add pictures', files: 'Add files' },
    takePhoto: 'Take a photo',
    hint: {
      picture: 'Or drop it here: jpeg, png, webp, avif, heic or gif.',
      pictures: 'Or drop them here: jpeg, png, webp, avif, heic or gif.',
      files: 'Or drop them here: pdf up to 25 MB, or pictures.',
    },
    picture: 'Picture',
    otherPicture: 'Choose another picture',
    withoutPicture: 'Take the picture away',
    cropHint: (width: number, height: number) => `You choose the part that is kept, ${width} to ${height}.`,
    picker: { picture: 'Picture file', pictures: 'Picture files', files: 'Files' },
    uploads: 'Uploads',
    preview: (name: string) => `Preview of ${name}`,
    waiting: (name: string) => `${name} is next`,
    uploading: (name: string) => `Uploading ${name}`,
    preparing: (name: string) => `Preparing ${name}`,
    retry: 'Try again',
    retryNamed: (name: string) => `Try again: ${name}`,
    cancel: (name: string) => `Cancel the upload of ${name}`,
    dismiss: (name: string) => `Dismiss ${name}`,
    dropAnywhere: 'Drop to upload',
  },
  fr: {
    uploaded: (files) => `${files} fichier(s) téléversé(s) avec succès!`,
    refused: (type) => (isImageType(type) ? imageRefused : filesRefused),
    failed: (code, why) => `${code ? `[Erreur ${code}]` : 'Erreur!'} Le téléversement a échoué\u00a0: ${why}`,
    wrongType: (name, type) =>
      `${name} n’est pas une image${type === 'file' ? ' ou un pdf' : ''} d’un type accepté.`,
    tooLarge: (name, megabytes) => `${name} dépasse ${megabytes} Mo.`,
    unreadable: (name) => `${name} ne peut pas être lu comme une image.`,
    oneOnly: 'Ajoutez-en un seul à la fois.',
    severalFiles: (count) => `${count} fichiers`,
    add: { picture: 'Ajouter une image', pictures: 'Ajouter des images', files: 'Ajouter des fichiers' },
    takePhoto: 'Prendre une photo',
    hint: {
      picture: 'Ou déposez-la ici\u00a0: jpeg, png, webp, avif, heic ou gif.',
      pictures: 'Ou déposez-les ici\u00a0: jpeg, png, webp, avif, heic ou gif.',
      files: 'Ou déposez-les ici\u00a0: pdf jusqu’à 25 Mo, ou images.',
    },
    picture: 'Image',
    otherPicture: 'Choisir une autre image',
    withoutPicture: 'Retirer l’image',
    cropHint: (width, height) => `Vous choisissez la partie gardée, ${width} sur ${height}.`,
    picker: { picture: 'Fichier image', pictures: 'Fichiers images', files: 'Fichiers' },
    uploads: 'Téléversements',
    preview: (name) => `Aperçu de ${name}`,
    waiting: (name) => `${name} est en attente`,
    uploading: (name) => `Téléversement de ${name}`,
    preparing: (name) => `Préparation de ${name}`,
    retry: 'Réessayer',
    retryNamed: (name) => `Réessayer\u00a0: ${name}`,
    cancel: (name) => `Annuler le téléversement de ${name}`,
    dismiss: (name) => `Retirer ${name} de la liste`,
    dropAnywhere: 'Déposez pour téléverser',
  },
})

/** The words of the uploader in one language. */
export type UploadWords = (typeof uploadWords)['en']
