import { NotFound } from '@feathersjs/errors'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { MediaType } from '@mainstreet/shared/contracts/site/media'
import type { Application } from '../../declarations'
import { tableServiceAt } from '../../kit/service/table-service'
import type { Work } from '../../kit/service/work'
import { nextOrder } from '../../kit/service/next-order'
import type { Upload } from './read-upload'
import type { ReadyMedia } from '../../kit/media/store-picture'

interface Writing {
  app: Application
  work: Work
  upload: Upload
  /** The place of the file among the form's files. */
  index: number
  /** Undefined for a notice without a picture. */
  media?: ReadyMedia
}

/** The row that now shows a file, and the files it showed before. */
export interface Written {
  id: number
  replaced?: readonly string[]
}

/** What a download is called where its owner does not say: the name of the sender's file, as text. */
const nameOf = ({ upload, index }: Writing): string => {
  const name = upload.files[index]?.name ?? ''
  return name
    .replace(/\.[A-Za-z0-9]+$/, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>\\/]/gu, ' ')
    .trim()
    .slice(0, 200)
}

/** The account's own rule removes the file that was there before. */
const accountPicture =
  (columnsOf: (url: string) => Partial<Account>) =>
  async ({ app, work, media, upload }: Writing): Promise<Written> => {
    const { customerId: id } = upload.place
    await app.service('account').patch(id, columnsOf(media!.url), { work })
    return { id }
  }

const notice = async (writing: Writing): Promise<Written> => {
  const { work, media, upload } = writing
  const { itemId } = upload
  const { customerId } = upload.place
  const columns = { ...upload.notice, ...(media && { str_image: media.url }) }
  const service = writing.app.service('profile-notices')
  if (itemId === undefined) return service.create({ str_title: '', ...columns, customerId }, { work })
  const own = work.trx('profile_notices').where({ id: itemId, customerId })
  const before = await own.forUpdate().first('str_image')
  if (!before) throw new NotFound(`No notice with id ${itemId}.`)
  await service.patch(itemId, columns, { work })
  return { id: itemId, replaced: media && [before.str_image] }
}

/** Links and notices that lead to a file lead to the one in its place. */
const followFile = async ({ app, work, upload }: Writing, before: string, after: string) => {
  const { customerId } = upload.place
  const links = await work.trx('profile_links').where({ customerId, link: before }).pluck('id')
  for (const id of links) await app.service('profile-links').patch(id, { link: after }, { work })
  const notices = await work.trx('profile_notices').where({ customerId, str_link: before }).pluck('id')
  for (const id of notices) await app.service('profile-notices').patch(id, { str_link: after }, { work })
}

const file = async (writing: Writing): Promise<Written> => {
  const { work, media, upload } = writing
  const { itemId } = upload
  const { customerId } = upload.place
  const str_file = media!.url
  const service = writing.app.service('profile-files')
  if (itemId === undefined) {
    const int_order = await nextOrder(work, { table: 'profile_files', customerId, column: 'int_order' })
    const str_title = upload.title.slice(0, 200) || nameOf(writing)
    return service.create({ customerId, str_file, str_title, int_order }, { work })
  }
  const own = work.trx('profile_files').where({ id: itemId, customerId })
  const before = await own.forUpdate().first('str_file')
  if (!before) throw new NotFound(`No file with id ${itemId}.`)
  const str_title = upload.title.slice(0, 200)
  await service.patch(itemId, { str_file, ...(str_title && { str_title }) }, { work })
  await followFile(writing, before.str_file, str_file)
  return { id: itemId, replaced: [before.str_file] }
}

/** A picture in the place of another keeps its words and its order. */
const gallery = async ({ app, work, media, upload }: Writing): Promise<Written> => {
  const { itemId, title } = upload
  const { customerId } = upload.place
  const { url: image, thumbnail } = media!
  const service = app.service('profile-gallery')
  if (itemId === undefined) {
    const order = await nextOrder(work, { table: 'profile_gallery', customerId })
    return service.create({ customerId, image, thumbnail, caption: title.slice(0, 200), order }, { work })
  }
  const own = work.trx('profile_gallery').where({ id: itemId, customerId })
  const before = await own.forUpdate().first('image', 'thumbnail')
  if (!before) throw new NotFound(`No picture with id ${itemId}.`)
  await service.patch(itemId, { image, thumbnail }, { work })
  return { id: itemId, replaced: [before.image, before.thumbnail] }
}

/** The one picture of a row, in the place of the one before. */
const pictureOf =
  (path: 'restaurant' | 'events' | 'funerals') =>
  async ({ app, work, media, upload }: Writing): Promise<Written> => {
    const id = upload.itemId!
    const { customerId } = upload.place
    const before = await work.trx(path).where({ id, customerId }).forUpdate().first('image')
    if (!before) throw new NotFound(`No ${upload.type} with id ${id}.`)
    await tableServiceAt(app, path).patch(id, { image: media!.url }, { work })
    return { id, replaced: [before.image] }
  }

const writers: Record<MediaType, (writing: Writing) => Promise<Written>> = {
  'market-image': (writing) => {
    const { itemId, place } = writing.upload
    const row = { customerId: place.customerId, itemId, url: writing.media!.url }
    return writing.app.service('market-images').create(row, { work: writing.work })
  },
  'car-image': (writing) => {
    const { itemId, place } = writing.upload
    const row = { customerId: place.customerId, itemId, image: writing.media!.url }
    return writing.app.service('automotive-images').create(row, { work: writing.work })
  },
  gallery,
  file,
  logo: accountPicture((str_logo_image) => ({ str_logo_image })),
  header: accountPicture((str_header_image) => ({
    str_header_image,
    // Another picture has its own middle.
    headerFocusX: 50,
    headerFocusY: 50,
  })),
  notice,
  dish: pictureOf('restaurant'),
  event: pictureOf('events'),
  funeral: pictureOf('funerals'),
}

/** Creates or changes the rows of an upload, in the order of its files; those of one account wait for each other. */
export const writeRows = async (
  app: Application,
  work: Work,
  { upload, ready }: { upload: Upload; ready: readonly ReadyMedia[] },
): Promise<Written[]> => {
  const { customerId } = upload.place
  const account = await work.trx('account').where({ id: customerId }).forUpdate().first('id')
  if (!account) throw new NotFound('There is no such account.')
  const media: readonly (ReadyMedia | undefined)[] = ready.length ? ready : [undefined]
  const written: Written[] = []
  for (const [index, each] of media.entries())
    written.push(await writers[upload.type]({ app, work, upload, index, media: each }))
  return written
}
