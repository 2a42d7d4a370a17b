import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Locale } from '@mainstreet/shared/rules/language'
import { cents, formatMoney } from '@mainstreet/shared/rules/money/money'
import { lastDayOf, today, type EffectivePrice } from '@mainstreet/shared/rules/money/price'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { dateText } from '@mainstreet/shared/rules/time/date-text'
import { useShownSite } from '../../../kit/site/shown-site'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { useMoment } from '../../../kit/use-moment'

const percentOf = (value: string, locale: Locale) => {
  const number = Number(value)
  return locale === 'fr' ? `${String(number).replace('.', ',')}\u00a0%` : `${number}%`
}

/** How much a running sale takes off a price, in words; undefined where it takes nothing off. */
export const useSaving = () => {
  const { save } = useShopWords('sale')
  const locale = useLocale()
  return (item: MarketItem, { cents: now, regularCents, sale }: EffectivePrice): string | undefined => {
    if (now >= regularCents) return undefined
    const { discountType, discountValue } = item
    const [kind, value] = sale ? [sale.kind, sale.value] : [discountType, discountValue]
    const saving = save(
      kind === 'percent' ? percentOf(String(value), locale) : formatMoney(cents(regularCents - now), locale),
    )
    return sale ? `${sale.translations?.[locale]?.name ?? sale.name} · ${saving}` : saving
  }
}

const dateWords = (day: string, { locale, thisYear }: { locale: Locale; thisYear: boolean }) =>
  dateText(new Date(`${day}T12:00:00Z`), locale, {
    month: 'long',
    day: 'numeric',
    ...(!thisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })

/** For how many days before its end a sale is ending soon. */
const soonDays = 3

/** Until when a running sale lasts, in words; undefined where it has no end. */
export const useSaleEnd = () => {
  const { ends, endsSoon } = useShopWords('sale')
  const locale = useLocale()
  const now = useMoment()
  const { timezone } = useShownSite().company
  return (item: MarketItem, price: EffectivePrice): string | undefined => {
    const last = lastDayOf(price, item, timezone)
    if (!last) return undefined
    const thisYear = last.slice(0, 4) === today(now, timezone).slice(0, 4)
    const soon = today(new Date(now.getTime() + soonDays * dayMs), timezone)
    const say = last <= soon ? endsSoon : ends
    return say(dateWords(last, { locale, thisYear }))
  }
}
