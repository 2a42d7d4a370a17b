import { maxAddress } from '@mainstreet/shared/contracts/marketplace/imports'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { CellReader } from './import-cells'
import type { PictureDraft } from './import-draft'

/** The most pictures of one item that are fetched. */
const maxPictures = 100

export interface NamedPicture extends Partial<PictureDraft> {
  reader: CellReader
  column: string
}

const isWebAddress = (text: string) =>
  text.length <= maxAddress && /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)

/** The pictures that cells name, each once and in their order; what leads nowhere is noted. */
export const picturesFrom = (named: readonly NamedPicture[]): PictureDraft[] => {
  const found = new Map<string, PictureDraft>()
  for (const { reader, column, address, alt } of named) {
    if (address === undefined) continue
    const before = found.get(address)
    if (before) before.alt ||= alt
    else if (!isWebAddress(address)) reader.note(column, refusal('no-picture-address'))
    else if (found.size === maxPictures)
      reader.note(column, refusal('pictures-left-out', { max: maxPictures }))
    else found.set(address, { address, alt })
  }
  return [...found.values()]
}
