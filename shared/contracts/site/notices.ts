import { all, reads } from '../../access'
import { day, fileUrl, flag, id, labelled, moment, nullable, oneOf, richText, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { legacyIds } from './profile'

/** News of the business; those that are hidden, or whose days are not now, are the owner's. */
export const noticeContract = contract({
  path: 'profile-notices',
  name: { en: 'Notices', fr: 'Annonces' },
  called: 'str_title',
  record: {
    id,
    customerId: id,
    str_title: labelled({ en: 'Title', fr: 'Titre' }, text(300)),
    str_link: labelled({ en: 'Link', fr: 'Lien' }, text(500)),
    str_link_target: oneOf(['', '_blank', '_self']),
    str_description: labelled({ en: 'Text', fr: 'Texte' }, richText()),
    str_image: fileUrl,
    bol_visible: labelled({ en: 'Visible', fr: 'Visible' }, flag),
    /** Whether it stands in a bar above every page; the newest of several does. */
    announced: labelled(
      { en: 'In a bar above every page', fr: 'Dans une barre en haut de chaque page' },
      flag,
    ),
    /** The first and the last day on which visitors see it, in the account's time zone. */
    visibleFrom: labelled({ en: 'From', fr: 'Du' }, nullable(day)),
    visibleUntil: labelled({ en: 'Until', fr: 'Jusqu’au' }, nullable(day)),
    /** Whether today is one of its days; the server's to say. */
    inPeriod: flag,
    createdAt: moment,
  },
  writable: [
    'str_title',
    'str_link',
    'str_link_target',
    'str_description',
    'bol_visible',
    'announced',
    'visibleFrom',
    'visibleUntil',
  ],
  required: ['str_title'],
  translatable: ['str_title', 'str_description'],
  aliases: legacyIds,
  access: {
    visitor: { methods: reads, rows: { bol_visible: true, inPeriod: true } },
    owner: { methods: all },
    notices: {
      methods: all,
      writable: [
        'str_title',
        'str_link',
        'str_link_target',
        'str_description',
        'bol_visible',
        'announced',
        'visibleFrom',
        'visibleUntil',
        'translations',
      ],
    },
  },
})

export type Notice = RowOf<typeof noticeContract>
