import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carOffer } from '@mainstreet/shared/rules/cars/car-offer'
import { PriceTag } from '../../kit/ui/price-tag'
import { useLocale, useSiteWords } from '../../kit/site/words/use-site-words'
import { carPriceWords } from './car-offer'
import styles from './car-price.module.css'

/** What a car costs, or what the owner says instead. */
export const CarPrice = ({ car, large }: { car: Car; large?: boolean }) => {
  const locale = useLocale()
  const { callForPrice } = useSiteWords('home')
  const offer = carOffer(car)
  const words = carPriceWords(car)
  if (!offer)
    return (
      <span className={styles.words} data-large={large || undefined}>
        {words || callForPrice}
      </span>
    )
  return (
    <>
      <PriceTag price={offer.cents} regular={offer.regularCents} locale={locale} large={large} />
      {words && <span className={styles.note}>{words}</span>}
    </>
  )
}
