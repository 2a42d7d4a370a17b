import { accountContract } from '@mainstreet/shared/contracts/account'
import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { shortPath, type ShortLink } from '@mainstreet/shared/contracts/marketplace/share'
import { itemOffer } from '@mainstreet/shared/rules/items/item-offer'
import { addressIn, type Locale } from '@mainstreet/shared/rules/language'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { EffectivePrice } from '@mainstreet/shared/rules/money/price'
import { mixColours, readableOn, readableShade } from '@mainstreet/shared/theme/contrast'
import { sitePalette, themeVariables, type SiteStyles } from '@mainstreet/shared/theme/theme'
import type { RecordAt } from '@mainstreet/shared/services'
import { inLanguage } from '@mainstreet/shared/translations'
import { originOfHost } from '../../kit/http/host'
import type { Settings } from '../../kit/settings'
import { cardWords } from './card-words'
import type { CardFacts } from './drawing/drawn-card'

/** What a card is made of. */
export interface CardSource {
  account: RecordAt<'account'>
  styles: SiteStyles
  link: Pick<ShortLink, 'code'>
  /** Undefined: the card is the business's own. */
  item?: RecordAt<'market-items'>
  settings: Pick<Settings, 'production' | 'port'>
  /** What the card speaks, and who opens its code is answered in. */
  language: Locale
  now: Date
}

const pixelsPerRem = 16

const familyOf = (css: string | undefined): string => /'(.+?) Variable'/.exec(css ?? '')?.[1] ?? 'Inter'

const lookOf = (styles: SiteStyles) => {
  const palette = sitePalette(styles)
  const variables = themeVariables(styles)
  const ground = palette.backgroundColor
  const readable = (colour: string) => readableShade(colour, ground)
  return {
    colours: {
      ground,
      text: readable(palette.textColor),
      heading: readable(palette.headingColor),
      muted: readable(mixColours(palette.textColor, ground, 0.25)),
      accent: readable(palette.accentColor),
      badge: palette.accentColor,
      onBadge: readableOn(palette.accentColor),
      band: palette.headerColor,
      bandText: readableShade(palette.headerTextColor, palette.headerColor),
      line: mixColours(palette.headerTextColor, palette.headerColor, 0.85),
    },
    displayFont: familyOf(variables['--site-font-display']),
    bodyFont: familyOf(variables['--site-font-body']),
    radius: parseFloat(variables['--site-radius'] ?? '0') * pixelsPerRem,
  }
}

/** What a running sale says in a few words: how much is off, or its own text. */
const badgeOf = (
  { discountType, discountValue }: MarketItem,
  price: EffectivePrice,
  words: (typeof cardWords)['en'],
) => {
  if (!price.onSale) return ''
  if (price.special) return price.special
  const isPercent = discountType === 'percent' && price.cents < price.regularCents
  return isPercent ? words.percentOff(discountValue.trim()) : words.sale
}

const offerOf = (item: MarketItem, { account, language, now }: CardSource) => {
  const words = cardWords[language]
  const offer = itemOffer(item, { now, timezone: account.timezone })
  if (!offer) return { badge: '' }
  const { min, max } = offer
  const isReduced = min.cents < min.regularCents
  return {
    badge: badgeOf(item, min, words),
    price: {
      from: min.cents < max.cents ? words.from : '',
      now: formatMoney(min.cents, language),
      regular: isReduced ? formatMoney(min.regularCents, language) : '',
    },
  }
}

/** Where a business is, in a line; its name where it does not say so. */
const placeOf = ({ str_address1, str_city, str_company_name }: RecordAt<'account'>): string =>
  str_address1 && str_city ? `${str_address1}, ${str_city}` : str_company_name

/** The account and the item with their texts in the card's language, as far as they are translated. */
const textsOf = ({ account, item, language }: CardSource) => {
  const asked = { ...account, asked: language }
  return {
    account: inLanguage(accountContract, account, asked),
    item: item && inLanguage(marketItemContract, item, asked),
  }
}

/** What stands on a card at a moment, in its language and the look of its site. */
export const cardFacts = (source: CardSource): CardFacts => {
  const { styles, link, settings, language } = source
  const { account, item } = textsOf(source)
  const words = cardWords[language]
  const address = originOfHost(account.str_domain, settings) + shortPath(link.code)
  const common = {
    business: account.str_company_name,
    link: addressIn(address, language, account.language),
    shownLink: address.replace(/^https?:\/\//, ''),
    ...lookOf(styles),
  }
  if (!item)
    return {
      ...common,
      title: account.str_company_name,
      subtitle: account.str_title,
      place: placeOf(account),
      badge: '',
      scan: words.scanSite,
    }
  return {
    ...common,
    title: item.title,
    subtitle: item.subTitle,
    place: account.str_company_name,
    scan: words.scanItem,
    ...offerOf(item, source),
  }
}
