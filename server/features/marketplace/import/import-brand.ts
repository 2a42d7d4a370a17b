import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { CellReader } from './import-cells'
import type { ItemDraft } from './import-draft'

const longest = marketItemContract.record.properties.brand.maxLength!

/** The brand of an item: the first where a file names several, and none where its column is empty. */
export const brandOf = ({ has, text, note }: CellReader, column: string): ItemDraft['columns'] => {
  if (!has(column)) return {}
  const [first = ''] = (text(column) ?? '').split(/(?<!\\),/)
  const brand = first.replaceAll('\\,', ',').trim()
  if (brand.length <= longest) return { brand }
  note(column, refusal('too-long', { max: longest }))
  return { brand: '' }
}
