import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import type { CarEnquiry as Enquiry } from '@mainstreet/shared/rules/contact-rules'
import { EnquiryForm } from '../../kit/site/contact/enquiry-form'
import { usePlaceWords } from '../../kit/site/words/place-words'
import styles from './public-car-page.module.css'

/** Writes to the dealer about a car, which the server names. */
export const CarEnquiry = ({ car, enquiry }: { car: Car; enquiry: Enquiry }) => {
  const words = usePlaceWords('cars')
  const isDrive = enquiry === 'test-drive'
  return (
    <div className={styles.enquiry}>
      <EnquiryForm
        title={(isDrive ? words.driveTitle : words.askTitle)(carName(car))}
        about={{ carId: car.id, enquiry }}
        text={isDrive ? words.driveText : undefined}
      />
    </div>
  )
}
