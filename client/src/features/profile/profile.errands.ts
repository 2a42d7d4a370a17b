import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const profileErrands = [
  ...errandsOf(routes.content, [
    [
      '?part=notices',
      'Write a notice',
      'Rédiger une annonce',
      'news announcement banner bar nouvelle bandeau barre',
    ],
    [
      '?part=links',
      'Add a link to the site’s menu',
      'Ajouter un lien au menu du site',
      'navigation page address adresse',
    ],
    [
      '?part=files',
      'Offer a file to download',
      'Offrir un fichier à télécharger',
      'pdf document brochure form formulaire',
    ],
    ['?part=services', 'List what you do', 'Énumérer vos services', 'services offer offre'],
    [
      '?part=content',
      'Write about the business',
      'Présenter l’entreprise',
      'about text story histoire texte à propos',
    ],
  ]),
]
