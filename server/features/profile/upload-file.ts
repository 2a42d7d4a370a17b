import { NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { UploadType, Writing } from '../../kit/media/upload-type'
import { nextOrder } from '../../kit/service/next-order'

/** What a download is called where its owner does not say: the name of the sender's file, as text. */
const nameOf = ({ upload, index }: Writing): string => {
  const name = upload.files[index]?.name ?? ''
  return name
    .replace(/\.[A-Za-z0-9]+$/, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>\\/]/gu, ' ')
    .trim()
    .slice(0, 200)
}

/** Links and notices that lead to a file lead to the one in its place. */
const followFile = async ({ app, work, upload }: Writing, before: string, after: string) => {
  const { customerId } = upload.place
  const links = await work.trx('profile_links').where({ customerId, link: before }).pluck('id')
  for (const id of links) await app.service('profile-links').patch(id, { link: after }, { work })
  const notices = await work.trx('profile_notices').where({ customerId, str_link: before }).pluck('id')
  for (const id of notices) await app.service('profile-notices').patch(id, { str_link: after }, { work })
}

/** A file to download, a picture or a pdf; one in the place of another keeps its order. */
export const fileUpload: UploadType = {
  row: { path: 'profile-files', name: 'file' },
  takesPdf: true,

  async write(writing) {
    const { app, work, media, upload } = writing
    const { itemId } = upload
    const { customerId } = upload.place
    const str_file = media!.url
    const service = app.service('profile-files')
    if (itemId === undefined) {
      const int_order = await nextOrder(work, { table: 'profile_files', customerId, column: 'int_order' })
      const str_title = upload.title.slice(0, 200) || nameOf(writing)
      return service.create({ customerId, str_file, str_title, int_order }, { work })
    }
    const own = work.trx('profile_files').where({ id: itemId, customerId })
    const before = await own.forUpdate().first('str_file')
    if (!before) throw new NotFound(refusal('no-such', { what: 'file', id: itemId }))
    const str_title = upload.title.slice(0, 200)
    await service.patch(itemId, { str_file, ...(str_title && { str_title }) }, { work })
    await followFile(writing, before.str_file, str_file)
    return { id: itemId, replaced: [before.str_file] }
  },
}
