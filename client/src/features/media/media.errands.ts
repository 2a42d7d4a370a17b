import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const mediaErrands = [
  ...errandsOf(routes.media, [
    ['', 'Change the logo', 'Changer le logo', 'brand icon marque icône'],
    [
      '',
      'Change the picture at the top',
      'Changer l’image du haut',
      'header cover banner hero entête couverture',
    ],
    ['', 'Add pictures to the gallery', 'Ajouter des images à la galerie', 'photos upload téléverser'],
    ['', 'Show a video', 'Montrer une vidéo', 'youtube vimeo film'],
  ]),
]
