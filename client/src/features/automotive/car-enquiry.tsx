import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import type { CarEnquiry as Enquiry } from '@mainstreet/shared/rules/contact-rules'
import { EnquiryForm } from '../../kit/site/contact/enquiry-form'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import styles from './public-car-page.module.css'

/** Writes to the dealer about a car, which the server names. */
export const CarEnquiry = ({ car, enquiry }: { car: Car; enquiry: Enquiry }) => {
  const texts = usePlaceTexts('cars')
  const isDrive = enquiry === 'test-drive'
  return (
    <div className={styles.enquiry}>
      <EnquiryForm
        title={(isDrive ? texts.driveTitle : texts.askTitle)(carName(car))}
        about={{ carId: car.id, enquiry }}
        text={isDrive ? texts.driveText : undefined}
      />
    </div>
  )
}
