import { Map as MapIcon, MapPin, Navigation } from 'lucide-react'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { Row } from '../../kit/ui/stack'
import styles from './contact-block.module.css'
import { ContactForm } from './contact-form'
import { directionsAddress, mapAddress } from '../../kit/site/contact/contact-addresses'
import { ContactLines } from '../../kit/site/contact/contact-lines'
import { blockHours } from '../../kit/site/hours/hours-anchors'
import { HoursTable } from '../../kit/site/hours/hours-table'
import { OpenBadge } from '../../kit/site/hours/open-badge'
import { useHasHours } from '../../kit/site/hours/use-week'
import { useShownSite } from '../../kit/site/shown-site'
import { useContactWords } from '../../kit/site/words/contact-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { Text } from '../../kit/ui/text'

const Hours = () => {
  const words = useSiteWords('home')
  return (
    <div id={blockHours} className={styles.part} data-part="hours">
      <Text as="h3" size="xl">
        {words.hours}
      </Text>
      <OpenBadge plain />
      <HoursTable />
    </div>
  )
}

const Form = () => {
  const words = useContactWords('contact')
  return (
    <div className={`site-card ${styles.card}`}>
      <Text as="h3" size="xl">
        {words.title}
      </Text>
      <ContactForm />
    </div>
  )
}

/** How to reach the business, and when. */
export const ContactBlock = () => {
  const { company } = useShownSite()
  const hasHours = useHasHours()
  const words = useSiteWords('home')
  return (
    <div className={styles.block} data-form>
      <div className={styles.parts}>
        <div className={styles.part}>
          <Text as="h3" size="xl">
            {words.contact}
          </Text>
          <ContactLines company={company} />
        </div>
        {hasHours && <Hours />}
      </div>
      <Form />
    </div>
  )
}

/** Where the business is, with the way there: nothing of a map's host is loaded before somebody asks. */
export const MapBlock = () => {
  const { company } = useShownSite()
  const { street, city, province, postalCode } = company.address
  const { newWindow } = useSiteWords('site')
  const { directions } = useContactWords('reach')
  const { openMap } = useSiteWords('home')
  const links = [
    { text: directions, href: directionsAddress(company), Icon: Navigation },
    { text: openMap, href: mapAddress(company), Icon: MapIcon },
  ]
  return (
    <div className={`site-card ${styles.place}`}>
      <MapPin aria-hidden="true" className={styles.pin} />
      <address className={styles.address}>
        <strong>{street}</strong>
        <span>{[city, province, postalCode].filter(Boolean).join(' ')}</span>
      </address>
      <Row align="stretch">
        {links.map(({ text, href, Icon }) => (
          <a key={text} className={styles.way} href={href} target="_blank" rel="noopener noreferrer">
            <Icon aria-hidden="true" />
            {text}
            <VisuallyHidden> {newWindow}</VisuallyHidden>
          </a>
        ))}
      </Row>
    </div>
  )
}
