import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Api } from '../../../kit/data/api'

/** A barcode as it may be stored: scanners and shops differ in its leading zeros. */
const spellingsOf = (code: string): string[] => {
  if (!/^\d{6,14}$/.test(code)) return []
  const bare = code.replace(/^0+/, '')
  return [...new Set([code, ...[8, 12, 13, 14].map((length) => bare.padStart(length, '0'))])].filter(
    (each) => each.length >= bare.length && each.length <= 14,
  )
}

/** The thing, with all of its variations, and the variation that a code names: by its barcode, else by its SKU. */
export const findCode = async (
  api: Api,
  code: string,
): Promise<{ item: MarketItem; variationId: number } | undefined> => {
  const gtins = spellingsOf(code)
  const find = async (query: object): Promise<MarketVariation | undefined> =>
    (await api.find('market-variations', { ...query, $limit: 1 })).data[0]
  const found = (gtins.length && (await find({ gtin: { $in: gtins } }))) || (await find({ sku: code }))
  return found && { item: await api.get('market-items', found.itemId), variationId: found.id }
}
