import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carOffer } from '@mainstreet/shared/rules/cars/car-offer'
import { monthlyPayment } from '@mainstreet/shared/rules/money/loan'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { useShownSite } from '../../kit/site/shown-site'
import { useUsualLoan } from '../../kit/site/use-loan'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useLocale } from '../../kit/site/words/use-site-words'

/** What a car comes to a month by the dealer's own rate and term, with both, as the law wants them beside it; undefined where nothing is estimated. */
export const useCarPayment = (car: Car): string | undefined => {
  const { calculator } = useShownSite()
  const locale = useLocale()
  const { ratePercent, rateText, months } = useUsualLoan()
  const { about } = usePlaceWords('loan')
  const offer = carOffer(car)
  if (!calculator.show || !offer || car.sold) return undefined
  const payment = monthlyPayment({ cents: offer.cents, ratePercent, months })
  return about(formatMoney(payment, locale), months, rateText)
}
