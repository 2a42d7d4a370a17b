import { NotFound } from '@feathersjs/errors'
import { noticeContract } from '@mainstreet/shared/contracts/site/notices'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Translations } from '@mainstreet/shared/translations'
import { Type } from '@sinclair/typebox'
import type { UploadFields, UploadType } from '../../kit/media/upload-type'
import { invalid } from '../../kit/service/errors'
import { checkJson } from '../../kit/service/input/check-json'
import { createValidator, dataValidator } from '../../kit/service/input/validators'
import { noticeColumns } from './profile-notices'

const validateTranslations = createValidator(
  Type.Object({ translations: noticeContract.record.properties.translations }),
  dataValidator,
)

/** A form holds texts alone, so translations come as JSON in one. */
const translationsOf = async ({
  translations: json,
}: UploadFields): Promise<{ translations?: Translations }> => {
  if (json === undefined) return {}
  try {
    const translations: unknown = JSON.parse(json)
    checkJson({ translations }, 'translations')
    return (await validateTranslations({ translations })) as { translations: Translations }
  } catch (error) {
    throw error instanceof SyntaxError ? invalid({ translations: 'must be JSON' }) : error
  }
}

/** A notice's picture and texts, of which a form may bring either; a new one needs its title. */
export const noticeUpload: UploadType = {
  row: { path: 'profile-notices', name: 'notice' },
  mayBeEmpty: true,

  async readColumns(fields) {
    const { itemId, title, link, linkTarget, content, announced, visibleFrom, visibleUntil } = fields
    const given = {
      ...(await translationsOf(fields)),
      str_title: title,
      str_link: link,
      str_link_target: linkTarget,
      str_description: content,
      announced: announced && announced === 'true',
      visibleFrom: visibleFrom === '' ? null : visibleFrom,
      visibleUntil: visibleUntil === '' ? null : visibleUntil,
    }
    const columns = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    return noticeColumns(itemId === undefined ? { str_title: '', ...columns } : columns)
  },

  async write({ app, work, media, upload }) {
    const { itemId } = upload
    const { customerId } = upload.place
    const columns = { ...upload.columns, ...(media && { str_image: media.url }) }
    const service = app.service('profile-notices')
    if (itemId === undefined) return service.create({ str_title: '', ...columns, customerId }, { work })
    const own = work.trx('profile_notices').where({ id: itemId, customerId })
    const before = await own.forUpdate().first('str_image')
    if (!before) throw new NotFound(refusal('no-such', { what: 'notice', id: itemId }))
    await service.patch(itemId, columns, { work })
    return { id: itemId, replaced: media && [before.str_image] }
  },
}
