import { reads } from '../../access'
import { fileUrl, id, integer, labelled, text } from '../../columns'
import { contract, type RowOf } from '../../contract'

const writable = ['caption', 'order'] as const
const methods = ['find', 'get', 'update', 'patch', 'remove'] as const

/** A life in pictures: what a notice shows beside its portrait, in its order; `image` is below /assets, made by uploads. */
export const funeralImageContract = contract({
  path: 'funeral-images',
  name: { en: 'Pictures of notices', fr: 'Photos des avis' },
  called: 'caption',
  record: {
    id,
    customerId: id,
    funeralId: id,
    image: fileUrl,
    caption: labelled({ en: 'Caption', fr: 'Légende' }, text(200)),
    order: integer(0, 10_000),
  },
  writable,
  parent: { path: 'funerals', key: 'funeralId' },
  access: {
    visitor: { methods: reads },
    owner: { methods },
    notices: { methods, writable },
  },
})

/** One of them, as the wire carries it. */
export type FuneralImage = RowOf<typeof funeralImageContract>
