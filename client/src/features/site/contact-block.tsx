import { MapPin } from 'lucide-react'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import styles from './contact-block.module.css'
import { ContactForm } from './contact-form'
import { addressLine, mapAddress } from '../../kit/site/contact-addresses'
import { ContactLines } from '../../kit/site/contact-lines'
import { blockHours } from '../../kit/site/hours-anchors'
import { HoursTable } from '../../kit/site/hours-table'
import { OpenBadge } from '../../kit/site/open-badge'
import { useShownSite } from '../../kit/site/shown-site'
import { useContactTexts } from '../../kit/site/texts/contact-texts'
import { useTexts } from '../../kit/site/texts/use-texts'

const Hours = () => {
  const texts = useTexts('home')
  return (
    <div id={blockHours} className={styles.part} data-part="hours">
      <h3 className={styles.heading}>{texts.hours}</h3>
      <OpenBadge plain />
      <HoursTable />
    </div>
  )
}

const Form = () => {
  const texts = useContactTexts('contact')
  return (
    <div className={`site-card ${styles.card}`}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <ContactForm />
    </div>
  )
}

/** How to reach the business, and when; who has an e-mail address can be written to. */
export const ContactBlock = () => {
  const { company, options } = useShownSite()
  const texts = useTexts('home')
  const { email } = company.contact
  return (
    <div className={styles.block} data-form={email ? true : undefined}>
      <div className={styles.parts}>
        <div className={styles.part}>
          <h3 className={styles.heading}>{texts.contact}</h3>
          <ContactLines company={company} />
        </div>
        {options.showHours && <Hours />}
      </div>
      {email && <Form />}
    </div>
  )
}

/** An illustrated map that links to a real one: nothing of another host is loaded before somebody asks. */
export const MapBlock = () => {
  const { company } = useShownSite()
  const texts = useTexts('home')
  const site = useTexts('site')
  return (
    <a
      className={`site-card ${styles.map}`}
      href={mapAddress(company)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <svg
        className={styles.illustration}
        viewBox="0 0 1200 420"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path
          className={styles.water}
          d="M0 300 C160 250 240 330 420 300 S700 240 860 300 S1080 380 1200 330 V420 H0 Z"
        />
        <g className={styles.blocks}>
          <rect x="90" y="40" width="150" height="80" rx="10" />
          <rect x="270" y="30" width="220" height="90" rx="10" />
          <rect x="720" y="40" width="180" height="84" rx="10" />
          <rect x="930" y="50" width="190" height="80" rx="10" />
          <rect x="150" y="170" width="190" height="70" rx="10" />
          <rect x="800" y="178" width="220" height="64" rx="10" />
        </g>
        <g className={styles.roads}>
          <path d="M-20 145 H1220" />
          <path d="M-20 268 C260 210 420 290 640 240 S1000 280 1220 250" />
          <path d="M540 -20 C520 120 620 180 600 440" />
          <path d="M1050 -20 V440 M250 -20 L210 440" />
        </g>
      </svg>
      <span className={styles.pin}>
        <MapPin aria-hidden="true" />
      </span>
      <span className={styles.place}>
        <span className={styles.address}>{addressLine(company.address)}</span>
        <span className={styles.open}>{texts.openMap}</span>
        <VisuallyHidden> {site.newWindow}</VisuallyHidden>
      </span>
    </a>
  )
}
