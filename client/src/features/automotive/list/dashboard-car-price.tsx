import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carOffer } from '@mainstreet/shared/rules/cars/car-offer'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { PriceTag } from '../../../kit/ui/price-tag'
import { carPriceWords } from '../car-offer'
import styles from './car-columns.module.css'
import { listWords } from './words'
import { Text } from '../../../kit/ui/text'

type Priced = Pick<Car, 'price' | 'specialPrice' | 'altPrice' | 'paymentType'> & Partial<Pick<Car, 'sold'>>

/** What visitors read of a car's price, in the language of the dashboard. */
export const DashboardCarPrice = ({ car }: { car: Priced }) => {
  const { callForPrice } = useWords(listWords)
  const locale = useBackOfficeLocale()
  const offer = carOffer(car)
  const words = carPriceWords(car)
  // What is sold is asked for by nobody any more, and visitors read no price.
  if (car.sold) return null
  if (!offer) return <span>{words || callForPrice}</span>
  return (
    <span className={styles.price}>
      <PriceTag price={offer.cents} regular={offer.regularCents} locale={locale} />
      {words && (
        <Text size="sm" tone="muted" wrap="anywhere">
          {words}
        </Text>
      )}
    </span>
  )
}
