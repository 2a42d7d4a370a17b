import { telephoneLink } from '../../kit/site/contact/telephone-link'
import { routes } from '@mainstreet/shared/routes'
import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carName, carOffer } from '@mainstreet/shared/rules/cars/car-offer'
import { carEnquiries, type CarEnquiry } from '@mainstreet/shared/rules/contact-rules'
import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useListedRow } from '../../kit/data/data'
import { lazyPanel } from '../../kit/lazy-panel'
import { RichText } from '../../kit/rich-text/rich-text'
import { Button } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import layout from '../../kit/site/offer-page.module.css'
import { PaymentCalculator } from '../../kit/site/payment-calculator'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteButtonLink, usePath } from '../../kit/site/site-link'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { CarGallery } from './car-gallery'
import { CarPrice } from './car-price'
import { CarSpecs, KeySpecs } from './car-specs'
import { RemovedCar } from './removed-car'
import { Stack } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'
import styles from './public-car-page.module.css'

const EnquiryForm = lazyPanel(async () => (await import('./car-enquiry')).CarEnquiry)

const BackLink = () => {
  const path = usePath()
  return (
    <Link className={layout.back} to={path(routes.cars)}>
      {usePlaceWords('cars').back}
    </Link>
  )
}

/** The one thing to do about a car: talk to somebody. */
const CallAction = ({ car }: { car: Car }) => {
  const words = usePlaceWords('cars')
  const { phone, tollfree, mobile, email } = useShownSite().company.contact
  const number = phone || tollfree || mobile
  const subject = encodeURIComponent([carName(car), car.stockNo].filter(Boolean).join(' · '))
  const link = number ? telephoneLink(number) : email && `mailto:${email}?subject=${subject}`
  if (!link) return null
  const Icon = number ? Phone : Mail
  return (
    <div className={styles.bar}>
      <SiteButtonLink link={link} variant="primary" size="large" wide icon={<Icon aria-hidden="true" />}>
        {number ? words.call : words.write}
      </SiteButtonLink>
      {number && <p className={styles.number}>{number}</p>}
    </div>
  )
}

const enquiries = { question: 'ask', 'test-drive': 'drive' } as const

/** What one can write about a car; the form comes when it is asked for. */
const Enquiries = ({ car }: { car: Car }) => {
  const words = usePlaceWords('cars')
  const [asked, setAsked] = useState<CarEnquiry>()
  return (
    <div>
      <div className={styles.ways}>
        {carEnquiries.map((each) => (
          <Button
            key={each}
            wide
            aria-expanded={asked === each}
            onClick={() => setAsked(each)}
            {...EnquiryForm.ahead}
          >
            {words[enquiries[each]]}
          </Button>
        ))}
      </div>
      {asked && <EnquiryForm key={asked} car={car} enquiry={asked} />}
    </div>
  )
}

const Head = ({ car }: { car: Car }) => {
  const { sold } = useSiteWords('home')
  const words = usePlaceWords('cars')
  return (
    <Stack as="header" gap={2}>
      {car.sold && <p className={styles.sold}>{sold}</p>}
      <h1 className={layout.title}>{carName(car)}</h1>
      {car.trim && (
        <Text as="p" size="lg" tone="muted">
          {car.trim}
        </Text>
      )}
      {car.sold ? (
        <p className={styles.quiet}>{words.soldNote}</p>
      ) : (
        <Text as="p" size="xl" aria-live="polite">
          <CarPrice car={car} large />
        </Text>
      )}
    </Stack>
  )
}

const ShownCar = ({ car }: { car: Car }) => {
  const { description } = usePlaceWords('cars')
  const { company, calculator } = useShownSite()
  const offer = carOffer(car)
  return (
    <article className={styles.car} data-part={`car:${car.id}`}>
      <title>{car.metaTitle || `${carName(car)} · ${company.name}`}</title>
      <div className={styles.gallery}>
        <CarGallery car={car} />
      </div>
      <div className={styles.side}>
        <Head car={car} />
        <KeySpecs car={car} />
        <CallAction car={car} />
        {!car.sold && <Enquiries car={car} />}
        {calculator.show && offer && !car.sold && <PaymentCalculator priceCents={offer.cents} />}
      </div>
      <div className={styles.facts}>
        {car.description && (
          <section aria-label={description}>
            <h2 className={styles.heading}>{description}</h2>
            <RichText html={car.description} lang={car.lang?.description} />
          </section>
        )}
        <CarSpecs car={car} />
      </div>
    </article>
  )
}

export const PublicCarPage = () => {
  const { id } = useParams()
  const named = /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : undefined
  const { row, error, refetch } = useListedRow('automotive', named)
  if (named === undefined || error?.code === 404) return <RemovedCar />
  return (
    <>
      <div className={layout.above}>
        <BackLink />
      </div>
      <div className={layout.page}>
        {row && <ShownCar key={row.id} car={row} />}
        {!row && error && <ErrorState error={error} onRetry={refetch} />}
        {!row && !error && (
          <div className={styles.car} aria-busy="true">
            <div className={styles.waiting} />
          </div>
        )}
      </div>
    </>
  )
}
