import { telephoneLink } from './telephone-link'
import type { Company } from '@mainstreet/shared/contracts/site/site'
import { Mail, MapPin, Phone } from 'lucide-react'
import { addressLine, directionsAddress, mapAddress } from './contact-addresses'
import styles from './contact-lines.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { useContactWords } from '../words/contact-words'
import { useSiteWords } from '../words/use-site-words'
import { useKitWords } from '../../ui/kit-words'
import { Stack } from '../../ui/stack'

const Numbers = ({ contact }: { contact: Company['contact'] }) => {
  const words = useSiteWords('site')
  const numbers = (['phone', 'tollfree', 'mobile'] as const).filter((kind) => contact[kind])
  return numbers.map((kind) => (
    <li key={kind} className={styles.line}>
      <Phone aria-hidden="true" />
      <a className={styles.link} href={telephoneLink(contact[kind])}>
        {contact[kind]}
      </a>
      {kind !== 'phone' && <span className="muted">{words[kind]}</span>}
    </li>
  ))
}

/** Address, telephone numbers and e-mail of a business, each with what it does on a click. */
export const ContactLines = ({ company, directions }: { company: Company; directions?: boolean }) => {
  const { address, contact } = company
  const words = useSiteWords('site')
  const reach = useContactWords('reach')
  const { labelled } = useKitWords()
  const place = [address.city, address.province].filter(Boolean).join(', ')
  return (
    <Stack as="ul" gap={1}>
      {addressLine(address) && (
        <li className={styles.line}>
          <MapPin aria-hidden="true" />
          <a className={styles.link} href={mapAddress(company)} target="_blank" rel="noopener noreferrer">
            <VisuallyHidden>{labelled(words.address, '')}</VisuallyHidden>
            {address.street && <span>{address.street}</span>}
            <span>{[place, address.postalCode].filter(Boolean).join('  ')}</span>
            <VisuallyHidden> {words.newWindow}</VisuallyHidden>
          </a>
        </li>
      )}
      {directions && address.street && (
        <li className={styles.line} data-under>
          <a
            className={styles.link}
            href={directionsAddress(company)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>
              {reach.directions}
              <VisuallyHidden> {words.newWindow}</VisuallyHidden>
            </span>
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
    </Stack>
  )
}
