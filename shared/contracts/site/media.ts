import { Type } from '@sinclair/typebox'
import { day, described, id, oneOf, richText, text } from '../../columns'
import { operation } from '../../operation'

/** What an uploaded file is for; it decides the row it belongs to and its sizes. */
export const mediaTypes = [
  'market-image',
  'car-image',
  'gallery',
  'notice',
  'logo',
  'header',
  'file',
  'dish',
  'event',
  'funeral',
  'funeral-image',
] as const

/** What an uploaded file is for. */
export type MediaType = (typeof mediaTypes)[number]

/** The names of services, understood as the type whose rows they keep. */
export const mediaTypeOfService = {
  'market-images': 'market-image',
  'automotive-images': 'car-image',
  'profile-gallery': 'gallery',
  'profile-notices': 'notice',
  'profile-files': 'file',
  restaurant: 'dish',
  events: 'event',
  funerals: 'funeral',
  'funeral-images': 'funeral-image',
} as const satisfies Record<string, MediaType>

/** The types whose form holds one picture, which takes the place of the one that is there. */
export const singleMediaTypes: readonly MediaType[] = ['notice', 'logo', 'header', 'dish', 'event', 'funeral']

/** The limits of an upload: bytes of a picture, of a pdf and of all files of one form; pixels; files in one form. */
export const mediaLimits = {
  pictureBytes: 10 * 1024 * 1024,
  pdfBytes: 25 * 1024 * 1024,
  formBytes: 32 * 1024 * 1024,
  pixels: 50_000_000,
  files: 10,
} as const

/** File types for a file picker's `accept`. */
export const acceptedPictures = 'image/png,image/jpeg,image/gif,image/webp,image/avif,image/heic,image/heif'

/** File types for the picker of files to download. */
export const acceptedFiles = `${acceptedPictures},application/pdf`

const imageRefused =
  'Image failed to upload, upload attempt rejected, please verify that your Image is the correct format and size.'
const filesRefused =
  'Files failed to upload, upload attempt rejected by server, please verify that your files are the correct format and size.'

/** Types whose refusals speak of an image, by the specification. */
export const isImageType = (type?: MediaType): boolean =>
  type === 'market-image' || type === 'car-image' || type === 'notice'

/** The text for a file of a wrong format or size. */
export const uploadRefusal = (type?: MediaType): string => (isImageType(type) ? imageRefused : filesRefused)

/** The text for an upload that went well. */
export const uploadedText = (files: number): string => `${files} File(s) uploaded successfully!`

/** A stored file: the id of its row and its address below /assets; `thumbnail` where the type has one, else empty. */
export interface MediaFile {
  id: number
  url: string
  thumbnail: string
}

/** What an upload answers. */
export interface MediaAnswer {
  ok: true
  files: MediaFile[]
  message: string
  code: number
}

const share = Type.Number({ minimum: 0, maximum: 1 })

/** The fields that name the part of a picture that is kept, in shares of its width and height as it is seen. */
export const cropNames = ['cropX', 'cropY', 'cropWidth', 'cropHeight'] as const

/** The part of a picture that is kept. */
export type CropFields = Record<(typeof cropNames)[number], number>

/** They, as the body of a call has them: all or none. */
export const cropProperties = {
  cropX: Type.Optional(share),
  cropY: Type.Optional(share),
  cropWidth: Type.Optional(share),
  cropHeight: Type.Optional(share),
}

/** A day in a form, which has no null: empty for none. */
const dayOrNone = Type.Unsafe<string>({ anyOf: [{ const: '' }, day] })

/** The fields of the multipart form beside its `files`; `id` is the account, `itemId` the row whose picture it is, or the file to change. */
export const mediaUploadOperation = operation<MediaAnswer>()({
  path: 'media-upload',
  input: Type.Object(
    {
      type: oneOf([
        ...mediaTypes,
        ...(Object.keys(mediaTypeOfService) as (keyof typeof mediaTypeOfService)[]),
      ]),
      id: Type.Optional(
        described('The account that the files are for; with a key, its own account without it.', id),
      ),
      itemId: Type.Optional(
        described(
          'What the files belong to: the item, car, dish, event or funeral of a picture, which has to be there, or the notice, file or gallery picture to change.',
          id,
        ),
      ),
      title: Type.Optional(text(300)),
      link: Type.Optional(text(500)),
      linkTarget: Type.Optional(oneOf(['', '_blank', '_self'])),
      content: Type.Optional(richText()),
      ...cropProperties,
      /** Those of a notice, as JSON: its title and text in the other language. */
      translations: Type.Optional(text(120_000)),
      visibleFrom: Type.Optional(dayOrNone),
      announced: Type.Optional(oneOf(['true', 'false'])),
      visibleUntil: Type.Optional(dayOrNone),
      /** Sent by older clients and ignored: the server chooses the paths. */
      destination: Type.Optional(text(300)),
      region: Type.Optional(text(300)),
      requiredName: Type.Optional(text(300)),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'menu', 'notices', 'texts', 'staff', 'integrator'],
})
