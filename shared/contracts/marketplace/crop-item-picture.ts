import { Type } from '@sinclair/typebox'
import { id } from '../../columns'
import { operation } from '../../operation'
import { cropProperties } from '../site/media'

/** The address of an item's picture as it was uploaded, beside the square that is shown; pictures from before have none. */
export const wholePictureOf = (url: string): string => url.replace(/\.jpg$/, '-whole.jpg')

/** Makes the square of an item's picture anew, of a part of what was uploaded or of all of it; `even` evens its light. `id` is the picture's row, which stays. */
export const cropItemPicture = operation<{ ok: true; url: string }>()({
  path: 'crop-item-picture',
  input: Type.Object(
    { id, ...cropProperties, even: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  access: ['owner', 'menu', 'staff', 'integrator'],
})
