import { refusal } from '@mainstreet/shared/refusals/refusal'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { defaultProvince, placeOfShop, provinceCode, type Country } from '@mainstreet/shared/rules/regions'
import { invalid } from '../../../kit/service/errors'
import type { CartToPrice } from './choose-lines'

/** A country that is sold to, however it is written; throws a 400 that names the field. */
export const countryOf = (text: string, field: string): Country => {
  const named = text.trim().toLowerCase()
  if (['canada', 'ca'].includes(named)) return 'Canada'
  if (['united states', 'us', 'usa'].includes(named)) return 'United States'
  throw invalid({ [field]: refusal('canada-or-us') })
}

/** A province's or state's code; throws a 400 that names the field: a misspelt one must never make a sale tax free. */
export const provinceOf = (text: string, country: Country, field: string): string => {
  const code = provinceCode(text, country)
  if (!code) throw invalid({ [field]: refusal('unknown-province', { country }) })
  return code
}

/** Where a cart goes, as far as it is said: what is left out is where the shop is, or where a checkout begins. */
export const destinationOf = ({
  store,
  shippingType,
  province,
  country,
  manual,
}: Pick<CartToPrice, 'store' | 'shippingType' | 'province' | 'country' | 'manual'>) => {
  // A checkout sends its buyer apart, an order by hand among its own columns.
  const at = manual ? '' : 'data.'
  const shop = placeOfShop(needsAddress(shippingType) ? '' : store.province)
  const where = country ? countryOf(country, `${at}country`) : shop.country
  const usual = where === shop.country ? shop.province : defaultProvince(where)
  return { province: province ? provinceOf(province, where, `${at}province`) : usual, country: where }
}
