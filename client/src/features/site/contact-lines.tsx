import type { Company } from '@mainstreet/shared/site'
import { Mail, MapPin, Phone } from 'lucide-react'
import styles from './contact-lines.module.css'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { useTexts } from './texts/use-texts'

/** An address on one line; empty where nothing of it is known. */
export const addressLine = ({ street, city, province, postalCode }: Company['address']): string =>
  [street, city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** Where to find a place on a map. */
export const mapAddress = (company: Company): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    `${company.name}, ${addressLine(company.address)}`,
  )}`

const Numbers = ({ contact }: { contact: Company['contact'] }) => {
  const texts = useTexts('site')
  const numbers = (['phone', 'tollfree', 'mobile'] as const).filter((kind) => contact[kind])
  return numbers.map((kind) => (
    <li key={kind} className={styles.line}>
      <Phone aria-hidden="true" />
      <a className={styles.link} href={`tel:+1${contact[kind].replace(/\D/g, '')}`}>
        {contact[kind]}
      </a>
      {kind !== 'phone' && <span className={styles.kind}>{texts[kind]}</span>}
    </li>
  ))
}

/** Address, telephone numbers and e-mail of a business, each with what it does on a click. */
export const ContactLines = ({ company, quiet }: { company: Company; quiet?: boolean }) => {
  const { address, contact } = company
  const texts = useTexts('site')
  const place = [address.city, address.province].filter(Boolean).join(', ')
  return (
    <ul className={styles.lines} data-quiet={quiet || undefined}>
      {addressLine(address) && (
        <li className={styles.line}>
          <MapPin aria-hidden="true" />
          <a className={styles.link} href={mapAddress(company)} target="_blank" rel="noopener noreferrer">
            <VisuallyHidden>{texts.address}: </VisuallyHidden>
            {address.street && <span>{address.street}</span>}
            <span>{[place, address.postalCode].filter(Boolean).join('  ')}</span>
            <VisuallyHidden> {texts.newWindow}</VisuallyHidden>
          </a>
        </li>
      )}
      <Numbers contact={contact} />
      {contact.email && (
        <li className={styles.line}>
          <Mail aria-hidden="true" />
          <a className={styles.link} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </li>
      )}
    </ul>
  )
}
