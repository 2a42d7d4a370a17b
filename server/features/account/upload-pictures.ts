import type { Account } from '@mainstreet/shared/contracts/account'
import type { UploadType } from '../../kit/media/upload-type'

/** The account's own rule removes the file that was there before. */
const accountPicture = (columnsOf: (url: string) => Partial<Account>): UploadType => ({
  async write({ app, work, media, upload }) {
    const { customerId: id } = upload.place
    await app.service('account').patch(id, columnsOf(media!.url), { work })
    return { id }
  },
})

/** The logo of a business. */
export const logoUpload = accountPicture((str_logo_image) => ({ str_logo_image }))

/** The picture at the top of its home page. */
export const headerUpload = accountPicture((str_header_image) => ({
  str_header_image,
  // Another picture has its own middle.
  headerFocusX: 50,
  headerFocusY: 50,
}))
