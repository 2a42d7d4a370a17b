import { cropNames, type CropFields } from '@mainstreet/shared/contracts/site/media'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../service/errors'
import type { Crop } from './draw-picture'

// Shares are rounded where they are made.
const beyond = 1.0001
const leastShare = 0.005

/** The part of a picture that its four numbers name, whole and within the picture; undefined without any. Throws a 400 that names them. */
export const cropOf = (fields: Partial<CropFields>): Crop | undefined => {
  const missing = cropNames.filter((name) => fields[name] === undefined)
  if (missing.length === cropNames.length) return undefined
  if (missing.length) throw invalid(Object.fromEntries(missing.map((name) => [name, refusal('required')])))
  const { cropX: x = 0, cropY: y = 0, cropWidth: width = 0, cropHeight: height = 0 } = fields
  if (width < leastShare || x + width > beyond) throw invalid({ cropWidth: refusal('outside-picture') })
  if (height < leastShare || y + height > beyond) throw invalid({ cropHeight: refusal('outside-picture') })
  return { x, y, width, height }
}
